"""Nets on disk: an .npz file with the weights and where they come from."""

from __future__ import annotations

import json
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from greathall.bots.net.about import About, NetError
from greathall.bots.net.net import Net


def save(net: Net, path: Path) -> None:
    """Writes a net whole or not at all."""
    about = json.dumps(net.about.to_dict(), ensure_ascii=False, sort_keys=True).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        np.savez_compressed(
            file,
            about=np.frombuffer(about, dtype=np.uint8),
            hidden_weights=net.hidden_weights.astype(np.float32),
            hidden_bias=net.hidden_bias.astype(np.float32),
            output_weights=net.output_weights.astype(np.float32),
            output_bias=np.float32(net.output_bias),
        )
    beside.replace(path)


def load(path: Path | Traversable) -> Net:
    """Reads a net; NetError says what is wrong with a file that is none."""
    try:
        content = path.read_bytes()
    except OSError as wrong:
        raise NetError(f"{path}: {wrong.strerror}") from None
    try:
        with np.load(BytesIO(content), allow_pickle=False) as told:
            net = Net(
                About.from_dict(json.loads(told["about"].tobytes())),
                np.ascontiguousarray(told["hidden_weights"], dtype=np.float32),
                np.ascontiguousarray(told["hidden_bias"], dtype=np.float32),
                np.ascontiguousarray(told["output_weights"], dtype=np.float32),
                float(told["output_bias"]),
            )
    except (BadZipFile, ValueError, KeyError, TypeError, EOFError, OSError) as wrong:
        raise NetError(f"{path}: damaged, or not a net ({type(wrong).__name__}: {wrong})") from None
    _check_shape(net, str(path))
    return net


def _check_shape(net: Net, where: str) -> None:
    weights = (net.hidden_weights, net.hidden_bias, net.output_weights)
    shapes = tuple(one.shape for one in weights)
    width = net.hidden_bias.size
    if net.hidden_weights.ndim != 2 or shapes[1:] != ((width,), (width,)) or net.hidden_weights.shape[1] != width:
        raise NetError(f"{where}: damaged, its layers do not fit together: {shapes}")
    if not all(np.isfinite(one).all() for one in weights) or not np.isfinite(net.output_bias):
        raise NetError(f"{where}: damaged, some of its weights are no numbers")
