/** Something a filter can be set to. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** Returns the choices of a filter: out of labels by their values, or out of values that say what they are. */
export function toOptions(
  source: Readonly<Record<string, string>> | readonly string[] | undefined = [],
): readonly FilterOption[] {
  const entries = Array.isArray(source) ? source.map((value: string) => [value, value]) : Object.entries(source);
  return entries.map(([value = '', label = '']) => ({ value, label }));
}
