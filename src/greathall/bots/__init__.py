"""Players that are programs: what they are told, how they are found by name, how they are driven."""

from greathall.bots.bot import Bot, Question
from greathall.bots.drive import drive, question_for
from greathall.bots.levels import level_names
from greathall.bots.registry import bots, make

__all__ = ["Bot", "Question", "bots", "drive", "level_names", "make", "question_for"]
