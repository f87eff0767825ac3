import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { findBlender } from './find-blender.mjs';
import { FORMATS, listScenes, listWidths, SCENES } from './photos.mjs';

const MEDIA = resolve(import.meta.dirname, '../../apps/portal-content/content/media/photos');
const SAMPLES = 32;
const PREVIEW = { width: 400, samples: 16 };

/**
 * Takes the photos of the scenes whose names begin with `prefix` into the content's media folder, or small and grainy
 * ones into a folder for looking at. The same scene gives the same bytes on the same machine.
 */
async function generatePhotos(prefix = '', previewFolder = '') {
  const blender = findBlender();
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  await mkdir(previewFolder || MEDIA, { recursive: true });
  for (const name of listScenes().filter((scene) => scene.startsWith(prefix))) {
    const picture = join(previewFolder || folder, `${name}.png`);
    takePhoto(
      blender,
      name,
      picture,
      previewFolder ? PREVIEW : { width: Math.max(...listWidths(name)), samples: SAMPLES },
    );
    if (!previewFolder) await writeWidths(picture, name);
    process.stdout.write(`${name}\n`);
  }
  await rm(folder, { recursive: true });
}

function takePhoto(blender, name, picture, { width, samples }) {
  const render = ['--background', '--factory-startup', '--python-exit-code', '1'];
  const script = ['--python', join(import.meta.dirname, 'render.py'), '--', join(SCENES, `${name}.py`), picture];
  execFileSync(blender, [...render, ...script, String(width), String(samples)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
}

async function writeWidths(picture, name) {
  for (const width of listWidths(name)) {
    for (const [format, options] of Object.entries(FORMATS)) {
      await sharp(picture)
        .resize({ width })
        .toFormat(format, options)
        .toFile(join(MEDIA, `${name}-${width}.${format}`));
    }
  }
}

const isPreview = process.argv[2] === '--preview';
const [first, second] = process.argv.slice(isPreview ? 3 : 2);
if (isPreview) await generatePhotos(second, resolve(first));
else await generatePhotos(first);
