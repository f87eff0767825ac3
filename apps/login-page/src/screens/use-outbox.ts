import type { OutboxMessage } from '@portal/api-contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadOutbox } from '../http/login-calls';
import { toCallError } from '../http/call-error';

const REFRESH_MS = 5000;

/** Text messages of the demonstration. */
interface Outbox {
  /** Undefined before the first response. */
  readonly messages: readonly OutboxMessage[] | undefined;
  readonly failure: string;
  /** This is no demonstration. */
  readonly isClosed: boolean;
}

/** Loads the messages, and again every few seconds while somebody looks. */
export function useOutbox() {
  const [outbox, setOutbox] = useState<Outbox>({ messages: undefined, failure: '', isClosed: false });
  const [isLoading, setLoading] = useState(false);
  const { isClosed } = outbox;

  async function refresh(): Promise<void> {
    setLoading(true);
    setOutbox(await fetchOutbox(outbox));
    setLoading(false);
  }

  const loadIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void fetchOutbox(outbox).then(setOutbox);
  });

  useEffect(() => {
    if (isClosed) return undefined;
    loadIfSeen();
    const timer = setInterval(() => loadIfSeen(), REFRESH_MS);
    const onVisible = () => loadIfSeen();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isClosed]);

  return { ...outbox, isLoading, refresh };
}

async function fetchOutbox(last: Outbox): Promise<Outbox> {
  try {
    return { messages: await loadOutbox(), failure: '', isClosed: false };
  } catch (error) {
    const { code, message } = toCallError(error);
    return { ...last, failure: message, isClosed: code === '404' };
  }
}
