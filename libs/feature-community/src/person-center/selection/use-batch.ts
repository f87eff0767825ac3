import type { BatchResult } from '@portal/api-contract/community';
import type { ApiError } from '@portal/data-access-api';
import { useState } from 'react';
import { useListState } from './use-list-state';
import type { Selection } from './use-selection';

/** Response to a call that changes several things: those that reject nothing say how many alone. */
interface BatchResponse {
  readonly data?: Pick<BatchResult, 'total'> & Partial<BatchResult>;
  readonly error?: unknown;
}

/** Something that was rejected. */
interface Rejection {
  readonly id: string;
  /** What it was called when it was chosen; empty where that is not known. */
  readonly name: string;
  readonly msg: string;
}

/** Something that is done with all that is chosen, and what came of the last one. */
export interface Batch {
  /** Nothing is chosen, or something is on its way. */
  readonly isDisabled: boolean;
  /** What came of it; empty before the first. */
  readonly outcome: string;
  /** What was rejected, and why. */
  readonly rejected: readonly Rejection[];
  /** Does it: `word` is what has been done then, e.g. 删除. */
  readonly run: (word: string, send: (ids: string[]) => PromiseLike<BatchResponse>) => void;
}

interface Outcome {
  readonly outcome: string;
  readonly rejected: readonly Rejection[];
}

const NONE: Outcome = { outcome: '', rejected: [] };

/** Does things with all that is chosen of a list, one call each; `nameOf` says what a row is called. What was rejected stays chosen. */
export function useBatch({ chosen, choose }: Selection, nameOf?: (id: string) => string | undefined): Batch {
  const [isSending, setIsSending] = useState(false);
  const [{ outcome, rejected }, setOutcome] = useListState(NONE);

  async function send(word: string, call: (ids: string[]) => PromiseLike<BatchResponse>): Promise<void> {
    const names = new Map(chosen.map((id) => [id, nameOf?.(id) ?? '']));
    setIsSending(true);
    const { data, error } = await call([...chosen]);
    setIsSending(false);
    if (!data) {
      setOutcome({ outcome: (error as ApiError | undefined)?.msg || '没有成功，请稍后再试', rejected: [] });
      return;
    }
    const away = (data.rejected ?? []).map(({ id, msg }) => ({ id, msg, name: names.get(id) ?? '' }));
    const rest = away.length > 0 ? `，${away.length} 项没有成功` : '';
    setOutcome({ outcome: `已${word} ${data.total} 项${rest}`, rejected: away });
    choose(away.map(({ id }) => id));
  }

  const isDisabled = isSending || chosen.length === 0;
  return { isDisabled, outcome, rejected, run: (word, call) => void send(word, call) };
}
