"""Crusader Kings: The Board Game.

The rooms follow the rulebook: ``setup``, ``era`` (rounds, planning, upkeep), ``dynasty`` (marriage and titles, with
``wooing``, ``weddings``, ``diplomacy`` and ``deals``), ``turn``, then one room for each kind of card: ``realm``,
``plots`` and ``overthrow``, ``war`` (with ``reach``, ``battle`` and ``conquest``), ``tax``, ``crusade``. ``aiming``,
``conditions``, ``events`` and ``picks`` resolve what cards bring; ``traits`` is the check, ``kin`` the family,
``mortality`` old age, ``defeat`` the end of a dynasty. ``ai`` plays the dynasties that nobody leads.
"""
