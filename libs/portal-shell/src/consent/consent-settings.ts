import { ASKS_MARK } from './consent-stores';

const listeners = new Set<() => void>();
let timesOpened = 0;

/** Shows the settings of consent; their code may come later. */
export function openConsentSettings(): void {
  document.documentElement.dataset[ASKS_MARK] = '';
  timesOpened += 1;
  for (const tell of listeners) tell();
}

/** How often the settings were opened in this window. */
export const countOpenedSettings = (): number => timesOpened;

/** Calls `tell` whenever the settings are opened. Returns the way to stop. */
export function watchConsentSettings(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
