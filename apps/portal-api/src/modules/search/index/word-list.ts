/** New words that are looked through one by one before they are sorted in. */
const MAX_UNSORTED = 2000;

/** The words of an index, each with a number, in the order they were met. */
export interface WordList {
  /** Number of a word; `undefined` where the index does not have it. */
  find(word: string): number | undefined;
  /** Number of a word, which it is given where it is new. */
  add(word: string): number;
  /** Numbers of all words that begin like this. */
  findBeginnings(beginning: string): number[];
  /** All words by their numbers. */
  save(): string[];
  readonly size: number;
}

/** Creates a list of the words that were saved, or an empty one. */
export function createWordList(saved: readonly string[] = []): WordList {
  const numbers = new Map(saved.map((word, number) => [word, number]));
  let sorted = sortWords(saved);
  let unsorted: string[] = [];

  function sortIn(): void {
    sorted = sortWords([...sorted, ...unsorted]);
    unsorted = [];
  }

  function findFirst(beginning: string): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] as string) < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    find: (word) => numbers.get(word),
    add(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(word, number);
      unsorted.push(word);
      return number;
    },
    findBeginnings(beginning) {
      if (unsorted.length > MAX_UNSORTED) sortIn();
      const found = unsorted.filter((word) => word.startsWith(beginning));
      for (let at = findFirst(beginning); sorted[at]?.startsWith(beginning); at += 1) found.push(sorted[at] as string);
      return found.map((word) => numbers.get(word) as number);
    },
    save: () => [...numbers.keys()],
    get size() {
      return numbers.size;
    },
  };
}

/** Sorts by code units: what begins alike stands together. */
function sortWords(words: readonly string[]): string[] {
  return [...words].sort((left, right) => (left < right ? -1 : 1));
}
