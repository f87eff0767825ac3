/** Province, city and district in one; a municipality, or a city without a name of its own, is not told twice. */
export function formatRegion(names: readonly string[]): string {
  return names.filter((name, index) => name !== names[index - 1] && !/^(县|.*直辖县.*)$/.test(name)).join('');
}
