import { type KeyboardEvent, useRef } from 'react';
import type { TreeRow } from './tree-rows';

/** Pause after which a typed letter begins a new word, in milliseconds. */
const WORD_PAUSE_MS = 600;

interface TreeKeysOptions {
  readonly rows: readonly TreeRow[];
  readonly openIds: ReadonlySet<string>;
  readonly open: (id: string) => void;
  readonly close: (id: string) => void;
}

/** Keys of a tree: arrows, Home, End, and letters that lead to the next name that begins with them. */
export function useTreeKeys({ rows, openIds, open, close }: TreeKeysOptions) {
  const word = useRef({ text: '', at: 0 });

  function findTyped(letter: string, index: number): number {
    const isNew = Date.now() - word.current.at > WORD_PAUSE_MS;
    word.current = { text: (isNew ? '' : word.current.text) + letter.toLowerCase(), at: Date.now() };
    const from = isNew ? index + 1 : index;
    const order = [...rows.keys()].map((step) => (from + step) % rows.length);
    const isMeant = (row: TreeRow | undefined) =>
      row?.kind === 'node' && row.node.name.toLowerCase().startsWith(word.current.text);
    return order.find((at) => isMeant(rows[at])) ?? index;
  }

  function findTarget(key: string, index: number, row: TreeRow): number {
    const { id, parentId } = row;
    const isOpen = openIds.has(id);
    switch (key) {
      case 'ArrowDown':
        return index + 1;
      case 'ArrowUp':
        return index - 1;
      case 'Home':
        return 0;
      case 'End':
        return rows.length - 1;
      case 'ArrowRight':
        if (row.kind === 'node' && row.node.hasChildren && !isOpen) open(id);
        return isOpen ? index + 1 : index;
      case 'ArrowLeft':
        if (isOpen) close(id);
        return isOpen ? index : rows.findIndex((other) => other.id === parentId);
      default:
        return findTyped(key, index);
    }
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    const items = Array.from(currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]'));
    const index = items.indexOf(target as HTMLElement);
    const row = rows[index];
    const isOurs = key.length === 1 || /^(Arrow|Home$|End$)/.test(key);
    if (!row || !isOurs || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    if (key === ' ') items[index]?.click();
    else items[findTarget(key, index, row)]?.focus();
  };
}
