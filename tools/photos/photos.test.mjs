import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { findBlender } from './find-blender.mjs';
import { FORMATS, listScenes, listWidths } from './photos.mjs';

const CONTENT = resolve(import.meta.dirname, '../../apps/portal-content/content');
const MEDIA = join(CONTENT, 'media/photos');

/** What one file of a photo may weigh, by its width, and what all of them may. */
const MAX_BYTES = { 480: 45_000, 960: 120_000, 1280: 160_000 };
const MAX_BYTES_IN_ALL = 3_000_000;
const CHINESE_SENTENCE = /^[\u4e00-\u9fff，：、]{12,}$/u;

const names = listScenes();
const content = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(json|md)$/.test(file) && file !== 'README.md')
  .map((file) => ({ file, text: readFileSync(join(CONTENT, file), 'utf8') }));
const listFiles = (name) =>
  listWidths(name).flatMap((width) =>
    Object.keys(FORMATS).map((format) => ({ width, format, file: `${name}-${width}.${format}` })),
  );

for (const name of names) {
  describe(`the photo ${name}`, () => {
    test('has all its widths in both formats, and none is too heavy', async () => {
      for (const { width, format, file } of listFiles(name)) {
        const metadata = await sharp(join(MEDIA, file)).metadata();
        assert.deepEqual([metadata.width, metadata.height], [width, (width * 10) / 16], file);
        assert.equal(metadata.format, format === 'avif' ? 'heif' : format, file);
        const { size } = statSync(join(MEDIA, file));
        assert.ok(size <= MAX_BYTES[width], `${file}: ${size} bytes, limit ${MAX_BYTES[width]}`);
      }
    });

    test('is shown somewhere', () => {
      assert.ok(content.some(({ text }) => new RegExp(`/files/photos/${name}["'\\s]`).test(text)));
    });
  });
}

test('nothing but photos of scenes lies in their folder, and all of them are small', () => {
  const files = readdirSync(MEDIA).sort();
  assert.deepEqual(files, names.flatMap((name) => listFiles(name).map(({ file }) => file)).sort());
  const bytes = files.reduce((sum, file) => sum + statSync(join(MEDIA, file)).size, 0);
  assert.ok(bytes <= MAX_BYTES_IN_ALL, `${bytes} bytes, limit ${MAX_BYTES_IN_ALL}`);
});

test('pictures of pages are large photos that say in Chinese what is to be seen', () => {
  const pictures = content
    .filter(({ file }) => file.endsWith('.json'))
    .flatMap(({ text }) => listPictures(JSON.parse(text)));
  assert.ok(pictures.length > 0);
  for (const { name, alt } of pictures) {
    assert.match(alt, CHINESE_SENTENCE, name);
    assert.ok(listWidths(name).includes(1280), `${name} has no file of 1280 px`);
  }
});

test('Blender is the one of BLENDER_PATH, or that on the PATH, or is said to be missing', () => {
  assert.equal(findBlender({ BLENDER_PATH: '/opt/blender/blender', PATH: '' }), '/opt/blender/blender');
  assert.throws(() => findBlender({ PATH: '' }), /apt-get install blender/);
});

/** Photos that stand on a page in their own right, with their alternative texts. */
function listPictures(value) {
  if (value === null || typeof value !== 'object') return [];
  const [, name] = /^\/files\/photos\/(.+)$/.exec(value.src ?? value.image ?? '') ?? [];
  const own = name ? [{ name, alt: value.alt ?? value.imageAlt ?? '' }] : [];
  return [...own, ...Object.values(value).flatMap(listPictures)];
}
