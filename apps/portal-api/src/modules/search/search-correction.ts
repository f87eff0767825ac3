import { MAX_TERM_LENGTH, toPinyin, WEIGHT_OF_TEXTS } from './search-terms';
import { toLooseQuery } from './search-query';
import { type SearchUnit, type SearchWords, toUnit } from './search-words';
import type { SearchRepository } from './search.repository';

/** Latin letters in a row that may be pinyin, or its first letters. */
const SOUND = /^[a-zü]{2,40}$/;

const SHORTEST_TYPO = 4;

/** A word that more entries have is not mistyped. */
export const MAX_RARE = 3;

/** A word that entries have is mistyped where this many times as many have the other. */
const FAR_MORE = 10;

/** Words that may be mistyped although entries have them: shorter ones are too near to others. */
const RARE_TYPO = /^(?:[a-z]{5,40}|\p{Script=Han}{3,})$/u;

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

async function correctUnit(unit: SearchUnit, repository: SearchRepository): Promise<string> {
  const { text, isHan } = unit;
  const meant = (await findRarelyTyped([unit], repository)).get(text);
  if (isHan || meant) return meant ?? text;
  if (await repository.hasLatinWord(text)) return text;
  if (SOUND.test(text)) {
    const [spoken] = await repository.findTermsBySound(text);
    if (spoken && text.length >= 3) return spoken.term;
  }
  return (await findLookalike(text, repository)) ?? text;
}

/**
 * What a visitor may have meant who chose a wrong character of the right sound, or mistyped a Latin word as somebody
 * else has before: of words that at most `MAX_RARE` entries have.
 */
export async function correctRareWords(
  { runs, units }: SearchWords,
  repository: SearchRepository,
): Promise<string | undefined> {
  const meant = await findRarelyTyped([...runs, ...units], repository);
  if (meant.size === 0) return undefined;
  return runs
    .map(({ text }) => meant.get(text) ?? [...meant].reduce((result, [from, to]) => result.replaceAll(from, to), text))
    .join(' ');
}

/**
 * What is meant by words that hardly any entry has, by these. A Chinese word that no entry has is mistyped where a title
 * has one of its sound. A word that entries have is mistyped where far more of them have the other: what stands in texts
 * is rarely wrong, wherever the dictionary cuts it off.
 */
async function findRarelyTyped(
  units: readonly SearchUnit[],
  repository: SearchRepository,
): Promise<ReadonlyMap<string, string>> {
  const typed = [...new Map(units.map((unit) => [unit.text, unit])).values()];
  const counts = await countEntries(typed, MAX_RARE + 1, repository);
  const rare = typed
    .map(({ text, isHan }, index) => ({ text, isHan, entries: counts[index] ?? 0 }))
    .filter(({ text, isHan, entries }) => (entries === 0 ? isHan : entries <= MAX_RARE && RARE_TYPO.test(text)));
  const sounding = rare.filter(({ isHan }) => isHan).map(({ text }) => text);
  const looking = rare.filter(({ isHan }) => !isHan);
  const found = new Map(await findHomophones(sounding, repository));
  for (const { text } of looking) {
    const meant = await findNearWord(text, repository);
    if (meant) found.set(text, meant);
  }
  const doubtful = rare.filter(({ text, entries }) => entries > 0 && found.has(text));
  const others = doubtful.map(({ text, isHan }) => toUnit(found.get(text) ?? '', isHan, new Map()));
  const frequencies = await countEntries(others, MAX_RARE * FAR_MORE, repository);
  doubtful.forEach(({ text, entries }, index) => {
    if ((frequencies[index] ?? 0) < entries * FAR_MORE) found.delete(text);
  });
  return found;
}

async function countEntries(
  units: readonly SearchUnit[],
  most: number,
  repository: SearchRepository,
): Promise<readonly number[]> {
  if (units.length === 0) return [];
  return repository.countHits(
    units.map(({ text, isHan }) => toLooseQuery([toUnit(text, isHan, new Map())], 1, []) ?? ''),
    most,
  );
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

/** The word that differs by one mistake from one that no title has; neither is the beginning of the other. */
async function findNearWord(text: string, repository: SearchRepository): Promise<string | undefined> {
  const near = await repository.findTermsByLook(text);
  if (near.some(({ term, weight }) => term === text && weight > WEIGHT_OF_TEXTS)) return undefined;
  const [best] = near
    .filter(({ term }) => countEdits(text, term) === 1 && !term.startsWith(text) && !text.startsWith(term))
    .sort((left, right) => right.weight - left.weight);
  return best?.term;
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
