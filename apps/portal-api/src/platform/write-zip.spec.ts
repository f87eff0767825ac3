import { unzipSync } from 'fflate';
import { randomBytes } from 'node:crypto';
import { countRounds } from '../testing/watch-store';
import { writeZip, type ZipEntry } from './write-zip';

const AT = new Date('2026-06-05T12:00:00+08:00');

async function* toEntries(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  for (const entry of entries) yield await Promise.resolve(entry);
}

async function readAll(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

describe('a zip', () => {
  it('has its files whole, those without a byte too', async () => {
    const bytes = randomBytes(700_000);
    const zip = await readAll(
      writeZip(
        toEntries(
          { path: 'whole', bytes, isCompressed: true },
          { path: 'parts', bytes: [bytes.subarray(0, 10), bytes.subarray(10)], isCompressed: false },
          { path: 'empty', bytes: Buffer.alloc(0), isCompressed: false },
        ),
        AT,
      ),
    );
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(['whole', 'parts', 'empty']);
    for (const name of ['whole', 'parts']) expect(bytes.equals(files[name] ?? Buffer.alloc(0))).toBe(true);
    expect(files['empty']).toHaveLength(0);
  });

  it('asks for a part of a file once those before have been taken', async () => {
    const [part, steps] = [randomBytes(256 * 1024), [] as string[]];
    function* toParts(): Generator<Buffer> {
      for (let place = 0; place < 8; place += 1) {
        steps.push('ask');
        yield part;
      }
    }
    for await (const chunk of writeZip(toEntries({ path: 'a', bytes: toParts(), isCompressed: true }), AT))
      if (chunk.length > 0) steps.push('take');
    const inARow = steps
      .join(' ')
      .split('take')
      .map((between) => between.split('ask').length - 1);
    expect(steps.filter((step) => step === 'ask')).toHaveLength(8);
    expect(Math.max(...inARow)).toBeLessThanOrEqual(2);
  });

  it('lets others have their turn while a large file is packed', async () => {
    const rounds = countRounds();
    const bytes = Buffer.alloc(16 * 256 * 1024, 'portal ');
    const roundsAt: number[] = [];
    for await (const chunk of writeZip(toEntries({ path: 'large', bytes, isCompressed: false }), AT))
      if (chunk.length >= 0) roundsAt.push(rounds.count);
    rounds.end();
    expect(new Set(roundsAt).size).toBeGreaterThanOrEqual(16);
  });
});
