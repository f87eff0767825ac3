import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/** A Markdown table with a title. */
export function formatTable(title, head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [`**${title}**`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Puts a table between the marks in the README and its twin, in the place of the one with the same subject. */
export function writeReadmeTable(root, table) {
  for (const name of ['README.md', 'README.zh-CN.md']) {
    const file = join(root, name);
    const text = readFileSync(file, 'utf8');
    const start = text.indexOf(START);
    const end = text.indexOf(END);
    if (start < 0 || end < start) throw new Error(`${name} has no place for the figures`);
    const tables = text
      .slice(start + START.length, end)
      .trim()
      .split(/\n\n(?=\*\*)/);
    const place = tables.findIndex((known) => subjectOf(known) === subjectOf(table));
    if (place < 0) tables.push(table);
    else tables[place] = table;
    writeFileSync(file, `${text.slice(0, start + START.length)}\n\n${tables.join('\n\n')}\n\n${text.slice(end)}`);
  }
}

/** What a table is about: its title up to the details of the measurement. */
function subjectOf(table) {
  return table.split(/[,*\n]/).find((part) => part !== '');
}
