declare module "virtual:game-icons" {
  import type { IconName } from "./lib/iconNames";
  const icons: Record<IconName, string>;
  export default icons;
}
