"""The four automas of the solo game (viscounts.solo.*)."""
