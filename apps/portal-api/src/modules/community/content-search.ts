/** Source of what the search says of an item. */
export function toSearchSource(mid: string): string {
  return `@community/${mid}`;
}
