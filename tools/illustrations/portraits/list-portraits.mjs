import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPortrait } from './portrait.mjs';

/** People as `people.csv` describes them, one a line: what each column of its head says. */
export function readPeople() {
  const [head, ...lines] = readFileSync(join(import.meta.dirname, 'people.csv'), 'utf8')
    .trim()
    .split('\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, values[index]]));
  });
}

/** Portraits of all people, one each. */
export function listPortraits() {
  return readPeople().map((person) => ({ name: `portraits/${person.file}`, svg: drawPortrait(person) }));
}
