// The id of a game that is begun: no two pages, on whatever device, make the same.

export function newId(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}
