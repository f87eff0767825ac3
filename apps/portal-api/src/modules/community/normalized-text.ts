/** A text as words are looked for in it: letters and digits alone, in one form, with where each stood. */
export interface NormalizedText {
  readonly text: string;
  /** Start of each UTF-16 unit of `text` in the text that was given. */
  readonly starts: readonly number[];
  /** End of each, behind it. */
  readonly ends: readonly number[];
}

// Letters of other alphabets that look like Latin ones, after small letters and NFKC: pairs of look-alike and letter.
const LOOK_ALIKES = new Map(
  [
    ...[
      'аa',
      'еe',
      'оo',
      'рp',
      'сc',
      'уy',
      'хx',
      'кk',
      'мm',
      'нh',
      'тt',
      'вb',
      'іi',
      'ѕs',
      'ԛq',
      'ԁd',
      'ј' + 'j',
      'ո' + 'n',
    ],
    ...['αa', 'εe', 'οo', 'ρp', 'υu', 'χx', 'κk', 'ηn', 'τt', 'ιi', 'νv', 'βb', 'ωw', 'ɡg', 'ӏl', 'ı' + 'i'],
  ].map((pair) => Array.from(pair) as [string, string]),
);

/**
 * Writes a text as words are looked for in it: full-width characters plain, small letters, look-alikes of other
 * alphabets as Latin letters, marks on letters and signs between them left out.
 */
export function normalizeWords(text: string): NormalizedText {
  let normalized = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let place = 0;
  for (const character of text) {
    const end = place + character.length;
    for (const part of character.normalize('NFKD').normalize('NFKC').toLowerCase()) {
      if (!/[\p{L}\p{N}]/u.test(part)) continue;
      const letter = LOOK_ALIKES.get(part) ?? part;
      normalized += letter;
      for (let unit = 0; unit < letter.length; unit += 1) {
        starts.push(place);
        ends.push(end);
      }
    }
    place = end;
  }
  return { text: normalized, starts, ends };
}
