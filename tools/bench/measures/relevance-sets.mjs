import { createRandom } from './text-writer.mjs';

const QUERIES = 250;
const PIECE = { least: 2, most: 5 };
/** A piece that more items have does not say which of them is looked for. */
const MOST_HOLDERS = 10;

/** Items that the search of a brand finds, with their titles, headings and texts, in an order that no import changes. */
export async function readItems(client) {
  const { rows } = await client.query(
    `select module || ':' || item_id as key, doc_id as "docId", min(title) as title,
       array_remove(array_agg(heading order by anchor), '') as headings, string_agg(body, E'\\n' order by anchor) as text
     from search_entry where doc_version_id = '' and ranges & 4 <> 0
     group by module, item_id, doc_id order by module, doc_id, item_id`,
  );
  return rows;
}

/**
 * Sets of queries about the items: those that are always the same, titles, headings within their manual, and pieces of
 * sentences among everything. `manual` is missing where those of the fixed set that are about it cannot be asked.
 */
export function writeQueries(items, { fixed, manual }) {
  const random = createRandom();
  const sample = (make) => Array.from({ length: QUERIES }, () => make(items[Math.floor(random() * items.length)]));
  const paged = items.filter(({ headings }) => headings.length > 0);
  const ofSite = fixed.filter(({ isManual }) => !isManual);
  const ofManual = fixed.filter(({ isManual }) => isManual).map((query) => ({ ...query, docId: manual }));
  return [
    { name: 'fixed, the site', queries: ofSite },
    ...(manual ? [{ name: 'fixed, within a manual', queries: ofManual }] : []),
    {
      name: 'titles',
      queries: sample(({ title }) => ({ keywords: title, expected: listKeys(items, (item) => item.title === title) })),
    },
    {
      name: 'headings, within their manual',
      queries: Array.from({ length: QUERIES }, () => {
        const { docId, headings } = paged[Math.floor(random() * paged.length)];
        const keywords = headings[Math.floor(random() * headings.length)];
        const expected = listKeys(
          paged,
          (item) => item.docId === docId && [item.title, ...item.headings].includes(keywords),
        );
        return { keywords, docId, expected };
      }),
    },
    { name: 'pieces of sentences', queries: cutPieces(items, random) },
  ];
}

/** Neighbouring words that a few items have, asked for by whoever read them in one of these. */
function cutPieces(items, random) {
  const texts = items.map(({ title, headings, text }) => [title, ...headings, text].join('\n'));
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const pieces = [];
  while (pieces.length < QUERIES) {
    const place = Math.floor(random() * items.length);
    const sentences = items[place].text.split(/[^\p{Script=Han}]+/u).filter(({ length }) => length >= PIECE.least);
    const length = PIECE.least + Math.floor(random() * (PIECE.most - PIECE.least + 1));
    const words = [...segmenter.segment(sentences[Math.floor(random() * sentences.length)] ?? '')];
    const from = words[Math.floor(random() * words.length)]?.index ?? 0;
    const next = words.filter(({ index }) => index >= from).map(({ segment }) => segment);
    let piece = '';
    for (const word of next) {
      if ((piece + word).length > length) break;
      piece += word;
    }
    if (piece.length < PIECE.least) continue;
    const holders = texts.filter((text) => text.includes(piece)).length;
    if (holders <= MOST_HOLDERS) pieces.push({ keywords: piece, expected: [items[place].key] });
  }
  return pieces;
}

function listKeys(items, isMeant) {
  return items.filter(isMeant).map(({ key }) => key);
}
