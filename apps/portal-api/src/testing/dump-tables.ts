import type { TestDatabase } from './test-portal';

/** Every row of a database as text, by its table. */
export async function dumpTables({ query }: TestDatabase): Promise<ReadonlyMap<string, string>> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const texts = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await query<{ line: string }>(`select t::text as line from ${name} t`);
    texts.set(name, rows.map(({ line }) => line).join('\n'));
  }
  return texts;
}
