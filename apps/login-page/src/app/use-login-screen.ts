import { useMemo, useSyncExternalStore } from 'react';
import { type LoginScreen, readLoginScreen } from '../return-target';

/** The screen that the URL asks for, followed as the URL changes. */
export function useLoginScreen(): LoginScreen {
  const hash = useSyncExternalStore(listen, readHash);
  return useMemo(() => readLoginScreen(hash, window.location.origin), [hash]);
}

function listen(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function readHash(): string {
  return window.location.hash;
}
