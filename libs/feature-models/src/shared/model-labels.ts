/** Choices of a filter out of the names of its values. */
export function toOptions(labels: Readonly<Record<number, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
