# Keeping the game on a device, to play without a connection.

kit-keep = Keep for offline ({ $size } MB)
kit-title = Without a connection
kit-more = Play alone on this device in a train or on a plane: all three adventures, with hints, lessons and rules.
kit-fetching = Fetching the game
kit-stop = Stop
kit-kept = Kept on this device ({ $size } MB)
kit-kept-more = Without a connection, too, you can play alone here.
kit-remove = Remove
kit-full = There is not enough room on this device.
kit-damaged = What arrived was damaged. Try again.
kit-lost = The line was lost. What has arrived stays here; try again later.
kit-alone = No line just now. You can play all the same, alone or round this phone: this device keeps the game.
