# Het spel op een apparaat bewaren, om zonder verbinding te spelen.

kit-keep = Offline bewaren ({ $size } MB)
kit-title = Zonder verbinding
kit-more = Speel alleen op dit apparaat, in de trein of in het vliegtuig: alle drie de avonturen, met hints, lessen en regels.
kit-fetching = Het spel wordt opgehaald
kit-stop = Stoppen
kit-kept = Bewaard op dit apparaat ({ $size } MB)
kit-kept-more = Ook zonder verbinding kun je hier alleen spelen.
kit-remove = Verwijderen
kit-full = Er is niet genoeg ruimte op dit apparaat.
kit-damaged = Wat aankwam was beschadigd. Probeer het nog eens.
kit-lost = De verbinding is verbroken. Wat aankwam blijft hier; probeer het later weer.
kit-alone = Even geen verbinding. Je kunt toch spelen, alleen of met meer mensen op deze telefoon: dit apparaat bewaart het spel.
