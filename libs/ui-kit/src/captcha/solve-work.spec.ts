import { createHash } from 'node:crypto';
import { hashHead, solveWork } from './solve-work';

const CAPCODE = 'xQ3l0W7YHcVQ4bq1cU9mJt8m0aXyZr2S5vK6nE4dF1g';

it.each(['', 'abc', CAPCODE, `${CAPCODE}:0`, `${CAPCODE}:99999999999`])(
  'the hash of %j begins as SHA-256 does',
  (text) => expect(hashHead(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0)),
);

it('the proof shows the work', async () => {
  const proof = await solveWork(CAPCODE, 12);
  expect(proof).toMatch(/^\d{1,11}$/);
  expect(createHash('sha256').update(`${CAPCODE}:${proof}`).digest().readUInt32BE(0)).toBeLessThan(2 ** 20);
});
