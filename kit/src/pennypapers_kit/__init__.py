"""Data only: the files that a browser needs to play without a server lie in the folder `files`."""
