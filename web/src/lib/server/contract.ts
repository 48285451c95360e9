// Written by `make types` from the types in Python. Change those.

import type * as castle from "../../games/castle/wire";
import type * as paladins from "../../games/paladins/wire";
import type * as viscounts from "../../games/viscounts/wire";
import type * as crusaders from "../../games/crusaders/wire";

export type DecisionKind = castle.DecisionKind | paladins.DecisionKind | viscounts.DecisionKind | crusaders.DecisionKind;

export type OptionKind = castle.OptionKind | paladins.OptionKind | viscounts.OptionKind | crusaders.OptionKind;

export type EventKind = castle.EventKind | paladins.EventKind | viscounts.EventKind | crusaders.EventKind | "chosen" | "resigned" | "won" | "shared-win";

export type ReasonCode = castle.ReasonCode | paladins.ReasonCode | viscounts.ReasonCode | crusaders.ReasonCode;
