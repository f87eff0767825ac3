import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DIR } from './in-process-api.mjs';

/** Writes texts of the words of the site's own news, common ones more often than rare ones. */
export function createWriter() {
  const folder = join(CONTENT_DIR, 'news');
  const text = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8').split('---')[2] ?? '');
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const words = [
    ...new Set(
      [...segmenter.segment(text.join('\n'))].flatMap(({ segment, isWordLike }) =>
        isWordLike && /^\p{Script=Han}{2,}$/u.test(segment) ? [segment] : [],
      ),
    ),
  ];
  const random = createRandom();
  const write = (length) => {
    let written = '';
    while (written.length < length) {
      written += words[Math.floor(words.length * random() ** 2)] + (random() < 0.1 ? '，' : '');
    }
    return written.slice(0, length);
  };
  return Object.assign(write, { random });
}

/** Numbers from 0 up to 1 that are the same in every run. */
export function createRandom() {
  let seed = 20_261;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}
