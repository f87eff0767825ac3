import type { FileStore } from '../platform/files/file-store';

/** A store that notes in which order it is read and written, and how long what is written is. */
export function watchStore(store: FileStore, onRead: (reads: number) => Promise<void> = () => Promise.resolve()) {
  const steps: ('get' | 'put')[] = [];
  const sizes: number[] = [];
  let reads = 0;
  const files: FileStore = {
    ...store,
    async get(key) {
      steps.push('get');
      reads += 1;
      await onRead(reads);
      return store.get(key);
    },
    async put(key, bytes) {
      steps.push('put');
      sizes.push(bytes.length);
      await store.put(key, bytes);
    },
  };
  return { files, steps, sizes };
}

/** How often a store was read before, between and after its writes. */
export function countReadsBetween(steps: readonly ('get' | 'put')[]): number[] {
  return steps
    .join(' ')
    .split('put')
    .map((part) => part.split('get').length - 1);
}

/** Counts rounds of the event loop. */
export function countRounds() {
  const rounds = { count: 0, end: () => clearImmediate(next) };
  let next = setImmediate(go);
  function go() {
    rounds.count += 1;
    next = setImmediate(go);
  }
  return rounds;
}
