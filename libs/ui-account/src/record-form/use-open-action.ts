import { useState } from 'react';

/** What `useOpenAction` returns. */
export interface OpenAction<Action extends string> {
  /** The action whose form is open, where the record still allows it. */
  readonly open: Action | null;
  readonly choose: (action: Action) => void;
  readonly close: () => void;
  /** What the last action has told; empty before the first. */
  readonly notice: string;
  /** Closes the form of an action that is done, and keeps what it tells. */
  readonly onDone: (message: string) => void;
}

/** Which action of a record is open on its page, at first the one that the URL asks for. */
export function useOpenAction<Action extends string>(
  asked: Action | undefined,
  allowed: readonly string[],
): OpenAction<Action> {
  const [chosen, choose] = useState<Action | null>(asked ?? null);
  const [notice, setNotice] = useState('');
  const close = () => choose(null);
  return {
    open: chosen !== null && allowed.includes(chosen) ? chosen : null,
    ...{ choose, close, notice },
    onDone(message) {
      close();
      setNotice(message);
    },
  };
}
