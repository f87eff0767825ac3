import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const SCENES = join(import.meta.dirname, 'scenes');

/** How each format is written. */
export const FORMATS = { avif: { quality: 60, effort: 6 }, webp: { quality: 78, effort: 6 } };

/** Photos that stand large on a page; all others are covers. */
const LARGE = new Set(['gateway', 'machine-room', 'office']);

/** Names of the photos: those of the files of their scenes. */
export function listScenes() {
  return readdirSync(SCENES)
    .filter((file) => file.endsWith('.py'))
    .map((file) => file.slice(0, -'.py'.length))
    .sort();
}

/** Widths in pixels that a photo is written in, as covers and the pictures of pages ask for them. */
export function listWidths(name) {
  return LARGE.has(name) ? [480, 960, 1280] : [480, 960];
}
