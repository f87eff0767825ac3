/** Rows in the order of their keys. */
export function inOrderOf<Row>(
  keys: readonly string[],
  rows: readonly Row[],
  getKey: (row: Row) => string,
): readonly Row[] {
  const byKey = new Map(rows.map((row) => [getKey(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
