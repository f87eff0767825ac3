import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { listCues, writeWebVtt } from './captions.mjs';
import { FRAME } from './video.mjs';
import { countValue, readNumber, readUnit } from './lettering.mjs';
import { CONTENT, FACTORIES, openVideos } from './open-videos.mjs';

const MAX_VIDEO_BYTES = 500_000;

/** How fast captions may be for a reader of Chinese, in characters a second. */
const MAX_PACE = 11;

const videos = await openVideos();
const factories = JSON.parse(await readFile(FACTORIES, 'utf8'));
const readMedia = (url) => readFile(join(CONTENT, 'media', url.replace('/files/', '')));

test('every factory has a video', () => {
  assert.deepEqual(videos.map(({ id }) => id).sort(), factories.map(({ id }) => id).sort());
});

for (const { id, video, entry } of videos) {
  describe(`the video of ${id}`, () => {
    test('is rendered from what the content says now', async () => {
      assert.deepEqual(factories.find((factory) => factory.id === id).film, entry);
      // Its captions tell its figures and steps: where they differ, run generate.mjs again.
      assert.equal(String(await readMedia(entry.captions)), writeWebVtt(video.cues));
    });

    test('is small, begins with its index, and has a poster of its size', async () => {
      const bytes = await readMedia(entry.file);
      assert.ok(bytes.length <= MAX_VIDEO_BYTES, `${bytes.length} bytes`);
      const index = bytes.indexOf('moov');
      assert.ok(index > 0 && index < bytes.indexOf('mdat'));
      assert.ok(bytes.includes('avc1'));
      const { width, height, format } = await sharp(await readMedia(entry.poster)).metadata();
      assert.deepEqual({ width, height, format }, { ...FRAME, format: 'webp' });
    });

    test('can be drawn at every time, and stays what it was', () => {
      for (let time = 0; time < video.durationS; time += 0.8) {
        assert.doesNotMatch(video.drawAt(time), /NaN|undefined|Infinity/, `at ${time} s`);
        assert.equal(video.drawAt(time), video.drawAt(time));
      }
      assert.doesNotMatch(video.backdrop, /NaN|undefined|Infinity/);
    });

    test('has captions from its beginning to its end that can be read', () => {
      let before = 0;
      for (const { from, to, text } of video.cues) {
        assert.ok(from >= before && to > from, `${text} at ${from}`);
        assert.ok(text.length / (to - from) <= MAX_PACE, `${text} goes too fast`);
        before = to;
      }
      assert.ok(video.cues[0].from < 1 && before <= video.durationS && before > video.durationS - 1);
    });
  });
}

test('captions share the time of their chapter by their length', () => {
  const cues = listCues([
    { start: 0, length: 4.1, captions: ['一二三', '四'] },
    { start: 4.1, length: 1.1, captions: ['五'] },
  ]);
  assert.equal(
    writeWebVtt(cues),
    ['WEBVTT', '00:00.100 --> 00:03.000\n一二三', '00:03.100 --> 00:04.000\n四', '00:04.200 --> 00:05.100\n五\n'].join(
      '\n\n',
    ),
  );
});

test('a figure runs from what it was to what it is, in its own form', () => {
  assert.deepEqual(
    [0, 0.5, 1].map((share) => countValue('99.2%', 96.2, share)),
    ['96.2%', '97.7%', '99.2%'],
  );
  assert.deepEqual(
    [0, 1].map((share) => countValue('1,400 个', 0, share)),
    ['0 个', '1,400 个'],
  );
  assert.equal(countValue('次日', 0, 0.3), '次日');
  assert.deepEqual(['约 60 天', '99.6%', '随时'].map(readNumber), [60, 99.6, undefined]);
  assert.deepEqual(['约 60 天', '99.6%'].map(readUnit), ['天', '%']);
});
