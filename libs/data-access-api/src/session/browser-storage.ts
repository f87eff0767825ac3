/** Browser storages by lifetime. */
export type StorageKind = 'local' | 'session';

// Reading the property itself throws where storage is switched off; the site then runs without it.
function openStorage(kind: StorageKind): Storage | null {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** Reads a stored text; `null` when absent or when the browser keeps no storage. */
export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return openStorage(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text; `false` when the browser keeps no storage or it is full. */
export function writeStored(kind: StorageKind, key: string, value: string): boolean {
  try {
    openStorage(kind)?.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a stored text. */
export function removeStored(kind: StorageKind, key: string): void {
  try {
    openStorage(kind)?.removeItem(key);
  } catch {
    // Nothing can be stored there, so nothing is left to remove.
    return;
  }
}
