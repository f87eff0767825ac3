import { useState } from 'react';
import type { RecordColumn } from './record-list';

/** Which columns of a list are shown. */
export interface ColumnChoice<Row> {
  readonly shown: readonly RecordColumn<Row>[];
  readonly isShown: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  readonly showAll: () => void;
}

/** Lets people hide columns and remembers it in this browser. */
export function useColumnChoice<Row>(storageKey: string, columns: readonly RecordColumn<Row>[]): ColumnChoice<Row> {
  const place = `columns:${storageKey}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => readHidden(place));

  function hide(keys: readonly string[]) {
    setHidden(keys);
    writeHidden(place, keys);
  }

  return {
    shown: columns.filter(({ key, isFixed }) => isFixed || !hidden.includes(key)),
    isShown: (key) => !hidden.includes(key),
    toggle: (key) => hide(hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key]),
    showAll: () => hide([]),
  };
}

function readHidden(place: string): readonly string[] {
  try {
    return (localStorage.getItem(place) ?? '').split(' ').filter(Boolean);
  } catch {
    // The browser keeps no storage: every column is shown.
    return [];
  }
}

function writeHidden(place: string, keys: readonly string[]): void {
  try {
    localStorage.setItem(place, keys.join(' '));
  } catch {
    // The browser keeps no storage, or it is full: the choice ends with the page.
    return;
  }
}
