// Which icon stands for a character or a winter event: those that bear its name.

import { ICONS, type IconName } from "../../ui/marks/iconNames";

const called = (id: string, otherwise: IconName): IconName => (id in ICONS ? (id as IconName) : otherwise);

export const characterIcon = (character: string): IconName => called(character, "helper");
export const winterIcon = (event: string): IconName => called(event, "snowflake");
