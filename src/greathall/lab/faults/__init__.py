"""The server while things break: processes killed and paused, connections cut, disks full, clocks that jump.

Clients play and note what they were told; a nemesis breaks things; a checker compares the notes with what is left.
"""
