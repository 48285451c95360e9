// Tables at which a newcomer wants hints, remembered on this device.

const PLACE = "greathall.guided";

function tables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const isGuided = (table: string): boolean => tables().includes(table);

export function guide(table: string, on: boolean): void {
  const others = tables().filter((one) => one !== table);
  localStorage.setItem(PLACE, JSON.stringify(on ? [...others, table] : others));
}
