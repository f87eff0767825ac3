import { tokenize } from '../search-text';
import { growTo } from './columns';
import { MAX_TIMES, PLACES } from './match-query';
import type { IndexedEntry } from './search-index';
import type { WordList } from './word-list';

/**
 * Returns a way to read the words of an entry: calls back for each of them, by its number, with where it stands and how
 * often (`PLACES`), in the order they are met; returns how many words its text has. What it notes meanwhile is kept in
 * the same arrays from entry to entry: most of the time that an index takes to be built went into clearing away.
 */
export function createEntryReader(words: WordList) {
  /** By the number of a word; 0 for those that the entry has not. */
  let codes = new Uint8Array(1024);
  let noted: number[] = [];

  function note(word: string): number {
    const number = words.add(word);
    if (number >= codes.length) codes = growTo(codes, number * 2);
    if (codes[number] === 0) noted.push(number);
    return number;
  }

  function notePlace(place: string, bit: number): void {
    for (const word of tokenize(place)) {
      const number = note(word);
      codes[number] = (codes[number] as number) | bit;
    }
  }

  return (
    { title, heading, tags, body }: Pick<IndexedEntry, 'title' | 'heading' | 'tags' | 'body'>,
    visit: (word: number, code: number) => void,
  ): number => {
    noted = [];
    const text = tokenize(body);
    for (const word of text) {
      const number = note(word);
      const times = codes[number] as number;
      if (times < MAX_TIMES) codes[number] = times + 1;
    }
    notePlace(title, PLACES.title);
    notePlace(heading, PLACES.heading);
    notePlace(tags, PLACES.tags);
    for (const word of noted) {
      visit(word, codes[word] as number);
      codes[word] = 0;
    }
    return text.length;
  };
}
