// One person as the inside of an SVG of 100 by 100.

import { ARMS } from "./arms";
import { DRESS } from "./dress";
import { AGES, BROWS, EYES, head, MARKS, MOUTHS, neck, NOSES } from "./faces";
import { GROUNDS } from "./grounds";
import { BEARDS, HAIR } from "./hair";
import { HATS, type Headgear } from "./headgear";
import { HELMETS } from "./helmets";
import { DYES, INK, type Draw, type Paint } from "./ink";
import { HAIR_COLOURS, SKINS, type Person } from "./person";
import { horse } from "./horse";
import { TOOLS } from "./tools";

const HEADGEAR: Record<string, Headgear> = { ...HATS, ...HELMETS };
const HELD: Record<string, Draw> = { ...TOOLS, ...ARMS };

/** Shoulders are broader or narrower, heads are not. */
const built = (width: number, inside: string): string =>
  width === 1
    ? inside
    : `<g transform="translate(${Math.round(500 * (1 - width)) / 10} 0) scale(${width} 1)">${inside}</g>`;

/** Heads are a little larger than life, so that faces can be read when they are small. */
const raised = (parts: readonly (string | false | undefined)[]): string =>
  `<g transform="matrix(1.08 0 0 1.08 -4 -2.7)">${parts.filter(Boolean).join("")}</g>`;

function figure(person: Person): string {
  const paint: Paint = {
    skin: SKINS[person.skin],
    hair: HAIR_COLOURS[person.hairColour],
    main: DYES[person.main],
    second: DYES[person.second],
  };
  const hair: { back?: Draw; front: Draw } = HAIR[person.hair];
  const hat: Headgear = HEADGEAR[person.headgear] ?? HATS.none;
  const hairy = hat.covers === "top" || hat.covers === "nothing";
  const behind = [hat.back?.(paint), hairy && hair.back?.(paint)];
  const face = [
    head(person.face, paint.skin),
    EYES[person.eyes],
    BROWS[person.brows],
    (person.sex === "man" || person.age === "old") && AGES[person.age],
    NOSES[person.nose],
    MARKS[person.mark](paint),
    hairy && hair.front(paint),
    hat.front(paint),
    hat.covers !== "face" && BEARDS[person.beard](paint) + MOUTHS[person.mouth],
  ];
  return [
    raised(behind),
    built(person.build, DRESS[person.dress](paint)),
    neck(paint.skin),
    raised(face),
    HELD[person.tool]?.(paint),
  ].join("");
}

/** The picture of a person; the ground fills its square. */
export function draw(person: Person): string {
  const inside = person.sex === "horse" ? horse() : figure(person);
  const turned = person.facing === "left" ? ' transform="translate(100 0) scale(-1 1)"' : "";
  return `${GROUNDS[person.culture](DYES[person.ground])}<g fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"${turned}>${inside}</g>`;
}
