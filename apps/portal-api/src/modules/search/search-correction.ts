import { MAX_TERM_LENGTH, toPinyin } from './search-terms';
import { toLooseQuery } from './search-query';
import { type SearchUnit, type SearchWords, toUnit } from './search-words';
import type { SearchRepository } from './search.repository';

/** Latin letters in a row that may be pinyin, or its first letters. */
const SOUND = /^[a-zü]{2,40}$/;

const SHORTEST_TYPO = 4;

/**
 * What a visitor may have meant whose words are found nowhere: Chinese by its sound, Latin words by their look. None
 * where nothing is near.
 */
export async function correctWords(words: SearchWords, repository: SearchRepository): Promise<string | undefined> {
  const spoken = await correctSound(words, repository);
  if (spoken) return spoken;
  const corrected = await Promise.all(words.units.map((unit) => correctUnit(unit, repository)));
  if (!corrected.some((word, index) => word !== words.units[index]?.text)) return undefined;
  return corrected.join(' ');
}

/** Chinese words whose sound, or whose first letters, were typed; the likeliest first. */
export async function findSpoken({ units }: SearchWords, repository: SearchRepository): Promise<string[]> {
  if (units.length === 0 || units.some(({ isHan }) => isHan)) return [];
  const sound = units.map(({ text }) => text).join('');
  if (!SOUND.test(sound)) return [];
  return (await repository.findTermsBySound(sound)).map(({ term }) => term);
}

async function correctSound(words: SearchWords, repository: SearchRepository): Promise<string | undefined> {
  const [term] = await findSpoken(words, repository);
  return term;
}

async function correctUnit({ text, isHan }: SearchUnit, repository: SearchRepository): Promise<string> {
  if (isHan) return (await findHomophones(await keepUnknown([text], repository), repository)).get(text) ?? text;
  if (await repository.hasLatinWord(text)) return text;
  if (SOUND.test(text)) {
    const [spoken] = await repository.findTermsBySound(text);
    if (spoken && text.length >= 3) return spoken.term;
  }
  return (await findLookalike(text, repository)) ?? text;
}

/** What a visitor may have meant who chose a wrong character of the right sound. */
export async function correctHomophones(
  { runs, units }: SearchWords,
  repository: SearchRepository,
): Promise<string | undefined> {
  const typed = [...new Set([...runs, ...units].filter(({ isHan }) => isHan).map(({ text }) => text))];
  const meant = await findHomophones(await keepUnknown(typed, repository), repository);
  if (meant.size === 0) return undefined;
  return runs
    .map(({ text }) => meant.get(text) ?? [...meant].reduce((result, [from, to]) => result.replaceAll(from, to), text))
    .join(' ');
}

/** Words that no text has: what stands in texts is not mistyped, wherever the dictionary cuts it off. */
async function keepUnknown(words: readonly string[], repository: SearchRepository): Promise<string[]> {
  const hits = await repository.countHits(
    words.map((text) => toLooseQuery([toUnit(text, true, new Map())], 1, []) ?? ''),
    1,
  );
  return words.filter((_word, index) => hits[index] === 0);
}

/** Words of titles that sound like those typed, by these; none for those that are themselves in titles. */
async function findHomophones(
  typed: readonly string[],
  repository: SearchRepository,
): Promise<ReadonlyMap<string, string>> {
  const sounds = new Map(
    typed
      .filter(({ length }) => length >= 2 && length <= MAX_TERM_LENGTH)
      .map((text) => [text, toPinyin(text).pinyin] as const),
  );
  if (sounds.size === 0) return new Map();
  const found = await repository.findHomophones([...new Set(sounds.values())]);
  return new Map(
    [...sounds].flatMap(([text, sound]) => {
      const same = found.filter(({ term, pinyin }) => pinyin === sound && term.length === text.length);
      const [best] = same;
      return best && same.every(({ term }) => term !== text) ? [[text, best.term]] : [];
    }),
  );
}

async function findLookalike(text: string, repository: SearchRepository): Promise<string | undefined> {
  if (text.length < SHORTEST_TYPO) return undefined;
  const allowed = text.length < 7 ? 1 : 2;
  const near = (await repository.findTermsByLook(text))
    .map((match) => ({ ...match, distance: countEdits(text, match.term) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((left, right) => left.distance - right.distance || right.weight - left.weight);
  return near[0]?.term;
}

/** Letters to change, add, leave out or swap with their neighbour to make one word of the other. */
export function countEdits(left: string, right: string): number {
  const rows = Array.from({ length: left.length + 1 }, (_row, row) =>
    Array.from({ length: right.length + 1 }, (_cell, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= left.length; row += 1) {
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const edits = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
      (rows[row] ?? [])[column] = edits;
    }
  }
  return at(left.length, right.length);
}
