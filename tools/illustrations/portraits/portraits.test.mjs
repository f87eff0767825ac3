import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'yaml';
import { listPortraits, readPeople } from './list-portraits.mjs';
import { drawPortrait } from './portrait.mjs';

const CONTENT = resolve(import.meta.dirname, '../../../apps/portal-content/content');
const LOOKS = 'build face skin years hair hairColor brows eyes mouth beard glasses clothes headwear ground'.split(' ');
const HEAD = ['hair', 'hairColor', 'glasses', 'headwear'];

/** Everybody whom the content shows: speakers of activities, people of pages, and who is quoted by cases. */
function listShownPeople() {
  const read = (folder) => readdirSync(join(CONTENT, folder)).map((file) => readFileSync(join(CONTENT, folder, file)));
  const activities = read('activities').map((text) => parse(String(text).split('---\n')[1]));
  const cases = read('cases').map((text) => JSON.parse(text));
  const pages = ['miot', 'root'].flatMap((brand) => read(`brands/${brand}/pages`)).map((text) => JSON.parse(text));
  return [
    ...activities.flatMap(({ content }) => content.speakers),
    ...pages.flatMap(({ blocks }) => blocks.flatMap(({ kind, items }) => (kind === 'people' ? items : []))),
    ...cases.map(({ content }) => content.quote),
  ];
}

/** The portrait of the advisor whom the toolbox shows beside the telephone. */
function readAdvisor() {
  const params = JSON.parse(readFileSync(join(CONTENT, 'system-params.json'), 'utf8'));
  const { dicValue } = Object.values(params)
    .flat()
    .find(({ dicKey }) => dicKey === 'contactUsSculpture');
  return { name: '在线顾问', portrait: dicValue };
}

describe('portraits', () => {
  const people = readPeople();
  const portraits = listPortraits();

  it('are in the content as they are drawn', () => {
    for (const { name, svg } of portraits) {
      assert.equal(readFileSync(join(CONTENT, 'media', `${name}.svg`), 'utf8'), svg, `${name}: draw it again`);
    }
    assert.equal(readdirSync(join(CONTENT, 'media/portraits')).length, portraits.length);
  });

  it('are small', () => {
    for (const { name, svg } of portraits) {
      assert.ok(svg.length <= 2_800, `${name}: ${svg.length} bytes`);
      assert.ok(brotliCompressSync(svg).length <= 1_100, `${name}: ${brotliCompressSync(svg).length} bytes sent`);
    }
  });

  it('show everybody who speaks, advises or is quoted, the same everywhere, and nobody else', () => {
    const files = new Map(people.map(({ name, file }) => [name, `/files/portraits/${file}.svg`]));
    assert.equal(files.size, people.length);
    const shown = [...listShownPeople(), readAdvisor()];
    for (const { name, portrait } of shown) assert.equal(portrait, files.get(name) ?? 'a line of people.csv', name);
    assert.deepEqual(new Set(shown.map(({ name }) => name)), new Set(files.keys()));
  });

  it('are of people none of whom looks like another', () => {
    people.forEach((person, index) => {
      for (const other of people.slice(0, index)) {
        const differing = LOOKS.filter((look) => person[look] !== other[look]);
        const isTold = differing.length >= 4 && HEAD.some((look) => differing.includes(look));
        assert.ok(isTold, `${person.name} and ${other.name} differ in ${differing.join(', ')} alone`);
      }
    });
  });

  it('are rejected with a word that names nothing drawn', () => {
    const [person] = people;
    assert.throws(() => drawPortrait({ ...person, hair: 'mohawk' }), /"mohawk" is none of side-part, crop/);
    assert.throws(() => drawPortrait({ ...person, ground: 'plaid' }), /"plaid" is none of blue, teal/);
  });
});
