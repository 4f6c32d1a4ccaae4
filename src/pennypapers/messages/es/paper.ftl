# Seats on paper at a table.

paper-title = En papel
paper-add = Añadir a alguien en papel
paper-says = Para quien no tiene móvil: escribe en una hoja impresa, y tú dices aquí cuándo ha terminado.
paper-name = Nombre
paper-sits = juega en papel
paper-done = En papel ha terminado todo el mundo
paper-full = Ha terminado, y una hoja está llena
paper-is-done = En papel, este turno ha terminado.
paper-takes = { $name } toma la hoja de papel de { $owner }
paper-alone = Alguien al lado de { $name } dibuja en su hoja de papel
paper-hand-over = Pasa tu móvil a quien tengas al lado, y que dibuje en tu hoja.
paper-enter = Introducir las hojas de papel
paper-enter-how = Escribe lo que pone en cada una, para que los puestos cuenten a todo el mundo.
paper-enter-wait = Quien lleva la mesa introduce las hojas de papel; los puestos pueden cambiar.
paper-missing = Falta por puntuar: { $names }
paper-sheet-of = Hoja de papel de { $name }
paper-send = Tomar esta hoja
paper-entered = La hoja de papel de { $name } está puntuada.
