import type { Suggestion } from '@portal/api-contract';
import { type RefObject, useEffect, useState } from 'react';
import type { SearchSource } from '../layout-props';
import { toSearchWord } from './search-word';

/** Pause after which what is typed is asked for, in milliseconds. */
export const TYPING_PAUSE_MS = 150;

const NOTHING: readonly Suggestion[] = [];

/** The source, once its code is here. Without it the field searches all the same. */
export function useSearchSource(load: () => Promise<SearchSource>): SearchSource | null {
  const [source, setSource] = useState<SearchSource | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setSource(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return source;
}

/**
 * What has been typed, `null` before anything is. What an input method still composes is not typed yet.
 * @param value what stood in the field at first; anything else in it was typed before this code was here
 */
export function useTypedWord(
  inputRef: RefObject<HTMLInputElement | null>,
  value: string,
  isComposingRef: RefObject<boolean>,
): string | null {
  const [word, setWord] = useState<string | null>(null);
  useEffect(() => {
    const input = inputRef.current;
    if (input && !isComposingRef.current && input.value !== value) setWord(toSearchWord(input.value));
    const read = (event: Event) => {
      if (input && !(event as InputEvent).isComposing) setWord(toSearchWord(input.value));
    };
    input?.addEventListener('input', read);
    input?.addEventListener('compositionend', read);
    return () => {
      input?.removeEventListener('input', read);
      input?.removeEventListener('compositionend', read);
    };
  }, [inputRef, value, isComposingRef]);
  return word;
}

/** Suggestions for the word typed last; those before stay until they are here, and come too late afterwards. */
export function useSuggestions(source: SearchSource | null, word: string | null): readonly Suggestion[] {
  const [items, setItems] = useState(NOTHING);
  useEffect(() => {
    if (!source || !word) return undefined;
    let isCurrent = true;
    const show = (found: readonly Suggestion[]) => isCurrent && setItems(found);
    const timer = setTimeout(() => void source.suggest(word).then(show, () => show(NOTHING)), TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source, word]);
  return word ? items : NOTHING;
}

/** Words offered before anything is typed, asked for when they are first shown. */
export function useHotWords(source: SearchSource | null, isShown: boolean): readonly string[] {
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!source || !isShown) return undefined;
    let isCurrent = true;
    source.listHotWords().then(
      (found) => isCurrent && setWords(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [source, isShown]);
  return words;
}
