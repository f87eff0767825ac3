import { open } from 'node:fs/promises';
import { writeSnapshotFile } from '../modules/search/index/snapshot-file';

/** Writes a file and stops for good at a write that is named by its number, or before what is written is on the disk. */
async function main(path: string, stopAt: number): Promise<void> {
  const handle = await open(path, 'r');
  const methods = Object.getPrototypeOf(handle) as Record<'write' | 'sync', (...values: unknown[]) => unknown>;
  await handle.close();
  const { write } = methods;
  const stop = () => {
    process.stdout.write('stopped');
    return new Promise(() => setInterval(() => undefined, 60_000));
  };
  let writes = 0;
  methods.write = function (...values) {
    writes += 1;
    return writes === stopAt ? stop() : write.apply(this, values);
  };
  methods.sync = stop;
  const parts = [new Uint8Array(5000).fill(3), new Uint8Array(7000).fill(4)];
  await writeSnapshotFile(path, 'new', parts, new AbortController().signal);
}

void main(process.argv[2] ?? '', Number(process.argv[3]));
