import { readStored, removeStored, writeStored } from '@portal/data-access-api';

/** A page somebody has read on this device. */
export interface RecentPage {
  readonly id: string;
  readonly nodeId: string;
  readonly name: string;
  readonly documentName: string;
}

const KEY = 'doc-recent';
const MAX_PAGES = 8;

const listeners = new Set<() => void>();

/** What is kept of the pages read last, as a text. They are kept in this browser and sent nowhere. */
export function readRecentText(): string {
  return readStored('local', KEY) ?? '';
}

/** Calls back when the pages read last change, in this tab or another; returns the way to stop. */
export function watchRecentPages(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Pages read last, the latest first. */
export function parseRecentPages(text: string): readonly RecentPage[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage) : [];
  } catch {
    // Whatever is stored there is not ours: the same as nothing.
    return [];
  }
}

/** Puts a page before the others. */
export function rememberPage({ id, nodeId, name, documentName }: RecentPage): void {
  const others = parseRecentPages(readRecentText()).filter((page) => page.id !== id || page.nodeId !== nodeId);
  writeStored('local', KEY, JSON.stringify([{ id, nodeId, name, documentName }, ...others].slice(0, MAX_PAGES)));
}

/** Clears them. */
export function clearRecentPages(): void {
  removeStored('local', KEY);
  listeners.forEach((listener) => listener());
}

function isRecentPage(value: unknown): value is RecentPage {
  const { id, nodeId, name, documentName } = (value ?? {}) as Record<string, unknown>;
  return [id, nodeId, name, documentName].every((text) => typeof text === 'string');
}
