/** Place that the bytes of a file are sealed for. */
export function toFilePlace(id: string): string {
  return `stored_file:${id}`;
}
