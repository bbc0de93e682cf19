"""`python -m lichtspiel` is the command `lichtspiel`."""

from lichtspiel.cli import main

main()
