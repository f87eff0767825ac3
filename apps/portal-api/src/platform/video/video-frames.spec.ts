import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeProgram } from '../../testing/fake-program';
import { lookAt } from '../../testing/sample-files';
import { findPackageFolder } from '../package-folders';
import type { ByteRange } from '../http/byte-range';
import { createVideoFrames, type VideoSource } from './video-frames';

const REAL = '/usr/bin/ffmpeg';
const PATIENT = { timeoutMs: 120_000, maxBytes: 4_000_000 };

/** A video of some bytes, which notes what was read of it. */
function makeSource(bytes: Buffer, seconds = 60) {
  const ranges: ByteRange[] = [];
  async function* read(range: ByteRange) {
    ranges.push(range);
    yield bytes.subarray(range.start, range.end + 1);
  }
  return { ranges, video: { size: bytes.length, seconds, read } satisfies VideoSource };
}

const take = (script: string, video = makeSource(Buffer.from('0123456789')).video, limits = PATIENT) =>
  createVideoFrames(makeProgram(script), limits).take(video, new AbortController().signal);

it('lets the program read parts of the video, and nothing at another address', async () => {
  const { ranges, video } = makeSource(Buffer.from('0123456789'));
  const script = `
    const ask = async (address, range) => {
      const response = await fetch(address, { headers: range ? { range } : {} });
      return response.status + ' ' + (await response.text());
    };
    const main = async () => JSON.stringify([
      await ask(url, 'bytes=2-4'), await ask(url), await ask(url, 'bytes=99-'), await ask(url + 'x'),
      Object.keys(process.env).length, url.startsWith('http://127.0.0.1:'),
    ]);
    main().then((text) => process.stdout.write(text));`;
  const said = JSON.parse(String(await take(script, video))) as unknown;
  expect(said).toEqual(['206 234', '200 0123456789', '416 ', '404 ', 0, true]);
  expect(ranges).toEqual([
    { start: 2, end: 4 },
    { start: 0, end: 9 },
  ]);
});

it('begins behind titles, and sooner in a short video', async () => {
  const script = `process.stdout.write(process.argv[process.argv.indexOf('-ss') + 1])`;
  const at = async (seconds: number) => String(await take(script, makeSource(Buffer.from('x'), seconds).video));
  expect([await at(600), await at(12)]).toEqual(['5.00', '1.20']);
});

it.each([
  ['fails', 'process.stdout.write("half"); process.exitCode = 1;', {}],
  ['has nothing to say', '', {}],
  ['returns too much', 'process.stdout.write("x".repeat(5000)); setInterval(() => 0, 1000);', { maxBytes: 4000 }],
  ['never ends', 'process.stdout.write("half"); setInterval(() => 0, 1000);', { timeoutMs: 1500 }],
])('has no picture where the program %s', async (_what, script, limits) => {
  const { video } = makeSource(Buffer.from('x'));
  expect(await take(script, video, { ...PATIENT, ...limits })).toBeUndefined();
});

it('rejects where the program is not there, and where it is told to stop', async () => {
  const { video } = makeSource(Buffer.from('x'));
  const stop = new AbortController();
  await expect(createVideoFrames('/no/such/program').take(video, stop.signal)).rejects.toThrow('ENOENT');
  const endless = createVideoFrames(makeProgram('fetch(url); setInterval(() => 0, 1000);'), PATIENT);
  const read = async function* () {
    stop.abort(new Error('The process stops'));
    yield Buffer.from('x');
  };
  await expect(endless.take({ ...video, read }, stop.signal)).rejects.toThrow('The process stops');
  await expect(endless.take(video, stop.signal)).rejects.toThrow('The process stops');
});

describe.runIf(existsSync(REAL))('ffmpeg', () => {
  const folder = join(findPackageFolder('portal-content/content'), 'media/films');
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.mp4'));

  it('takes a picture from a video, without all of its bytes', async () => {
    const { video } = makeSource(readFileSync(join(folder, name)));
    const bytes = await createVideoFrames(REAL, PATIENT).take(video, new AbortController().signal);
    const { width, height } = await lookAt(Buffer.from(bytes ?? []));
    expect(width).toBeGreaterThan(300);
    expect(width).toBeLessThanOrEqual(1280);
    expect(height).toBeGreaterThan(100);
  });

  it('has none of what only begins like one', async () => {
    const { video } = makeSource(readFileSync(join(folder, name)).subarray(0, 4000));
    expect(await createVideoFrames(REAL, PATIENT).take(video, new AbortController().signal)).toBeUndefined();
  });
});
