import type { WorkOrderSuggestion } from '@portal/api-contract/account';
import { useBrand } from '@portal/data-access-api';
import { useSuggestForWorkOrderQuery } from '@portal/data-access-api/account';
import { useEffect, useState } from 'react';

/** Pause after which what is typed is asked for, in milliseconds. */
export const TYPING_PAUSE_MS = 300;

const NOTHING: readonly WorkOrderSuggestion[] = [];
const SHORTEST = 2;
const MAX_LENGTH = 60;

/**
 * What may answer a title while it is typed; what an input method still composes is not typed yet. The suggestions
 * before stay until the next are here.
 */
export function useTitleSuggestions(
  title: string,
  productCode: string,
  isComposing: boolean,
): readonly WorkOrderSuggestion[] {
  const { visibleRange } = useBrand();
  const [word, setWord] = useState('');

  useEffect(() => {
    if (isComposing) return undefined;
    const timer = setTimeout(() => setWord(title.trim().slice(0, MAX_LENGTH)), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [title, isComposing]);

  const isAsked = word.length >= SHORTEST;
  const { data = NOTHING, isError } = useSuggestForWorkOrderQuery(
    { title: word, productCode, visibleRange },
    { skip: !isAsked },
  );
  return isAsked && !isError ? data : NOTHING;
}
