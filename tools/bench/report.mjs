import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/** A Markdown table with a title. */
export function formatTable(title, head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [`**${title}**`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Puts the tables between the marks in the README and its twin. */
export function writeReadmeTables(root, tables) {
  for (const name of ['README.md', 'README.zh-CN.md']) {
    const file = join(root, name);
    const text = readFileSync(file, 'utf8');
    const start = text.indexOf(START);
    const end = text.indexOf(END);
    if (start < 0 || end < start) throw new Error(`${name} has no place for the figures`);
    writeFileSync(file, `${text.slice(0, start + START.length)}\n\n${tables.join('\n\n')}\n\n${text.slice(end)}`);
  }
}
