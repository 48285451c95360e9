"""``python -m greathall.lab.actions``: writes the tables of actions."""

from greathall.lab.actions.write import write

if __name__ == "__main__":
    write()
