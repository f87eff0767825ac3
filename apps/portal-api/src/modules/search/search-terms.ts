import { pinyin, polyphonic } from 'pinyin-pro';
import { normalizeText, splitRuns } from './search-text';

/** A word that titles are made of, for those who type its sound, or mistype it. */
export interface SearchTerm {
  readonly term: string;
  /** Sound without tones and blanks; empty for Latin words. */
  readonly pinyin: string;
  /** First letters of the sound; empty for Latin words. */
  readonly initials: string;
  readonly isLatin: boolean;
  readonly weight: number;
  /** Other ways to read it, likelier ones first. */
  readonly otherSounds: readonly Sound[];
}

/** Sound of a Chinese text without tones: in full, and the first letters. */
export interface Sound {
  readonly pinyin: string;
  readonly initials: string;
}

/** Weight of words that stand in texts alone; those of titles and headings weigh more. */
export const WEIGHT_OF_TEXTS = 1;

/** Longer stretches of Chinese are found by their words alone. */
export const MAX_TERM_LENGTH = 12;
const MAX_COMPOUND_LENGTH = 8;
const SHORTEST_LATIN = 3;
/** Longer words are read as they usually are. */
const MAX_READ_LENGTH = 4;
const MAX_OTHER_SOUNDS = 2;

/** Words of Chinese by the dictionary. */
export const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of a stretch of Chinese by the dictionary; neighbouring single characters stay together. */
export function segmentHan(text: string): string[] {
  const words: string[] = [];
  let isJoinable = false;
  for (const { segment } of segmenter.segment(text)) {
    const isSingle = [...segment].length === 1;
    if (isSingle && isJoinable) words.push((words.pop() ?? '') + segment);
    else words.push(segment);
    isJoinable = isSingle;
  }
  return words;
}

/** The likeliest sound of a Chinese text. */
export function toPinyin(text: string): Sound {
  return joinSyllables(readSyllables(text));
}

function readSyllables(text: string): readonly string[] {
  return pinyin(text, { toneType: 'none', type: 'array', v: true });
}

function joinSyllables(syllables: readonly string[]): Sound {
  return { pinyin: syllables.join(''), initials: syllables.map((syllable) => syllable[0] ?? '').join('') };
}

/** Sounds of a text one of whose characters is read in another way than is usual in its place. */
function listOtherSounds(text: string): Sound[] {
  const usual = readSyllables(text);
  const others = polyphonic(text, { toneType: 'none', type: 'array', v: true }).flatMap((readings, at) =>
    readings.filter((reading) => reading !== usual[at]).map((reading) => joinSyllables(usual.with(at, reading))),
  );
  return others.slice(0, MAX_OTHER_SOUNDS);
}

/** Terms of titles and headings, each once: whole stretches, words, and up to three neighbouring words. */
export function collectTerms(titles: readonly string[]): SearchTerm[] {
  const weights = new Map<string, number>();
  const note = (term: string, weight: number) => weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  for (const title of titles) {
    for (const run of splitRuns(normalizeText(title))) {
      if (run.isHan) noteHan(run.text, note);
      else noteLatin(run.text, note);
    }
  }
  return [...weights].map(([term, weight]) => toTerm(term, weight));
}

function noteHan(text: string, note: (term: string, weight: number) => void): void {
  const { length } = text;
  if (length >= 2 && length <= MAX_TERM_LENGTH) note(text, 3);
  const words = segmentHan(text);
  words.forEach((word, index) => {
    if (word.length >= 2) note(word, 2);
    for (const count of [2, 3]) {
      const compound = words.slice(index, index + count).join('');
      if (index + count <= words.length && compound.length <= MAX_COMPOUND_LENGTH) note(compound, 1);
    }
  });
}

function noteLatin(word: string, note: (term: string, weight: number) => void): void {
  for (const part of new Set([word, ...word.split(/[._+#/-]+/)])) {
    if (part.length >= SHORTEST_LATIN && /\p{L}/u.test(part)) note(part, 2);
  }
}

function toTerm(term: string, weight: number): SearchTerm {
  if (!/\p{Script=Han}/u.test(term)) return { term, pinyin: '', initials: '', isLatin: true, weight, otherSounds: [] };
  const otherSounds = term.length > MAX_READ_LENGTH ? [] : listOtherSounds(term);
  return { term, ...toPinyin(term), isLatin: false, weight, otherSounds };
}
