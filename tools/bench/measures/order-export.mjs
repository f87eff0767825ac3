import { setTimeout as delay } from 'node:timers/promises';
import { post } from './record-calls.mjs';

const PAUSE_MS = 500;

/** Longest time that an export is waited for. */
const LIMIT_MS = 300_000;

/**
 * Exports all orders of the caller, from the call to the file. Returns how long that took, in milliseconds, the bytes of
 * the file, and by how many bytes the server's memory was above what it was before, at most.
 */
export async function measureExport(caller) {
  const { origin, headers, readMemory } = caller;
  const before = await readMemory();
  const startedAt = performance.now();
  await post(caller, { url: `${origin}/ptl/order/export`, body: '{}' });
  let grown = 0;
  for (;;) {
    const response = await fetch(`${origin}/ptl/task/status`, { headers });
    const { data } = await response.json();
    grown = Math.max(grown, (await readMemory()) - before);
    if (data?.status === 'done') {
      const file = await fetch(origin + data.url, { headers });
      const { byteLength: bytes } = await file.arrayBuffer();
      return { ms: performance.now() - startedAt, bytes, grown };
    }
    if (data?.status === 'failed' || performance.now() - startedAt > LIMIT_MS) throw new Error('Nothing was exported');
    await delay(PAUSE_MS);
  }
}
