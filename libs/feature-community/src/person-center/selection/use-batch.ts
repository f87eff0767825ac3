import type { BatchResult } from '@portal/api-contract/community';
import type { ApiError } from '@portal/data-access-api';
import { useState } from 'react';
import type { Selection } from './use-selection';

/** What a call answers that changes several things: those that reject nothing say how many alone. */
interface BatchAnswer {
  readonly data?: Pick<BatchResult, 'total'> & Partial<BatchResult>;
  readonly error?: unknown;
}

/** Something that is done with all that is chosen, and what came of the last one. */
export interface Batch {
  readonly isSending: boolean;
  /** What came of it; empty before the first. */
  readonly outcome: string;
  /** What was rejected, and why. */
  readonly rejected: BatchResult['rejected'];
  /** Does it: `word` is what has been done then, e.g. 删除. */
  readonly run: (word: string, send: (ids: string[]) => PromiseLike<BatchAnswer>) => void;
}

/** Does things with all that is chosen of a list, one call each. What was rejected stays chosen. */
export function useBatch({ chosen, choose }: Selection): Batch {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState('');
  const [rejected, setRefused] = useState<BatchResult['rejected']>([]);

  async function send(word: string, call: (ids: string[]) => PromiseLike<BatchAnswer>): Promise<void> {
    setIsSending(true);
    const { data, error } = await call([...chosen]);
    setIsSending(false);
    if (!data) {
      setOutcome((error as ApiError | undefined)?.msg || '没有成功，请稍后再试');
      return;
    }
    const away = data.rejected ?? [];
    setRefused(away);
    setOutcome(`已${word} ${data.total} 项${away.length > 0 ? `，${away.length} 项没有成功` : ''}`);
    choose(away.map(({ id }) => id));
  }

  return { isSending, outcome, rejected, run: (word, call) => void send(word, call) };
}
