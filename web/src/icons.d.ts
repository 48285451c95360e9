declare module "virtual:game-icons" {
  import type { IconName } from "./ui/marks/iconNames";
  const icons: Record<IconName, string>;
  export default icons;
}
