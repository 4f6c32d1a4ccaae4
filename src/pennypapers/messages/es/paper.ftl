# Seats on paper at a table.

paper-title = En papel
paper-add = Añadir a alguien en papel
paper-says = Para quien no tiene móvil: escribe en una hoja impresa, y tú dices aquí cuándo ha acabado el papel.
paper-name = Nombre
paper-sits = juega en papel
paper-done = En papel han acabado todos
paper-full = Han acabado, y una hoja está llena
paper-is-done = El papel ha acabado este turno.
paper-takes = { $name } toma el papel de { $owner }
paper-alone = Alguien al lado de { $name } dibuja en su papel
paper-hand-over = Pasa tu móvil a quien tengas al lado: dibuja en tu hoja.
paper-enter = Meter las hojas de papel
paper-enter-how = Escribe lo que pone en cada una, para que los puestos cuenten a todos.
paper-enter-wait = Quien organiza mete las hojas de papel, los puestos pueden cambiar.
paper-missing = Falta contar: { $names }
paper-sheet-of = Papel de { $name }
paper-send = Tomar esta hoja
paper-entered = El papel de { $name } está contado.
