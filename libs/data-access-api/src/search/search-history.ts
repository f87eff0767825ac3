import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../session/browser-storage';

const KEY = 'searchHistory';

/** Most words that are remembered. */
const MAX_WORDS = 10;

const NOTHING: readonly string[] = [];

const listeners = new Set<() => void>();
let parsed: { readonly text: string | null; readonly words: readonly string[] } = { text: null, words: NOTHING };

/** Words searched for in this browser, the last one first. */
export function listSearchHistory(): readonly string[] {
  const text = readStored('local', KEY);
  if (text !== parsed.text) parsed = { text, words: parseWords(text) };
  return parsed.words;
}

/** Remembers a word, once. */
export function rememberSearch(word: string): void {
  if (!word || listSearchHistory()[0] === word) return;
  store([word, ...listSearchHistory().filter((other) => other !== word)].slice(0, MAX_WORDS));
}

/** Removes a word, or all of them. */
export function removeSearch(word?: string): void {
  store(word === undefined ? NOTHING : listSearchHistory().filter((other) => other !== word));
}

/** The history, followed as it changes; empty on the server. */
export function useSearchHistory(): readonly string[] {
  return useSyncExternalStore(subscribe, listSearchHistory, () => NOTHING);
}

function store(words: readonly string[]): void {
  if (words.length === 0) removeStored('local', KEY);
  else writeStored('local', KEY, JSON.stringify(words));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Anything may stand in a browser's storage.
function parseWords(text: string | null): readonly string[] {
  try {
    const words: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(words)) return NOTHING;
    return words.filter((word): word is string => typeof word === 'string' && word !== '').slice(0, MAX_WORDS);
  } catch {
    return NOTHING;
  }
}
