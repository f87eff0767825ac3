import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { findBrowser, findProgram, launchArguments } from '../test/find-browser.mjs';
import { writeWebVtt } from './captions.mjs';
import { FRAME } from './video.mjs';
import { CONTENT, FACTORIES, openVideos } from './open-videos.mjs';

const VIDEOS = join(CONTENT, 'media/films');
const FRAMES_PER_SECOND = 25;
const POSTER = { quality: 80, effort: 5 };

/** One family of letters: Noto Sans CJK SC, under the SIL Open Font License 1.1. */
const STYLE = "* { margin: 0 } svg { display: block } text { font-family: 'Noto Sans CJK SC' }";

/** Plays everywhere; the dark gradients get the bits they need, and the index stands at the beginning. */
const ENCODING = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
  ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-tune', 'animation', '-crf', '30'],
  ...['-x264-params', 'aq-mode=3:keyint=375', '-an', '-map_metadata', '-1', '-fflags', '+bitexact'],
  ...['-flags:v', '+bitexact', '-movflags', '+faststart'],
];

/**
 * Renders the videos of the lighthouse factories with their captions and posters into the content's media folder, and
 * names them in `factories.json`. The same input on the same machine writes the same bytes. Given the start of ids, e.g.
 * `jinhe`, it renders only those videos.
 */
async function generateVideos(prefix = '') {
  await mkdir(VIDEOS, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments() });
  const screen = await openScreen(browser);
  for (const { id, video, entry } of await openVideos(prefix)) {
    await renderVideo(screen, video, join(VIDEOS, id));
    await nameVideo(id, entry);
    process.stdout.write(`${id}\n`);
  }
  await browser.close();
}

/** A page, and what takes a picture of it: a fourth of the time that Playwright's own screenshots take. */
async function openScreen(browser) {
  const page = await browser.newPage({ viewport: FRAME });
  const session = await page.context().newCDPSession(page);
  return {
    page,
    async takePicture() {
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
      return Buffer.from(data, 'base64');
    },
  };
}

/** Reads the file again, as rendering takes minutes. */
async function nameVideo(factoryId, video) {
  const factories = JSON.parse(await readFile(FACTORIES, 'utf8')).map((factory) =>
    factory.id === factoryId ? { ...factory, film: video } : factory,
  );
  await writeFile(FACTORIES, `${JSON.stringify(factories, null, 2)}\n`);
}

async function renderVideo({ page, takePicture }, video, path) {
  const { width, height } = FRAME;
  await page.setContent(
    `<style>${STYLE}</style><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${video.backdrop}<g id="scene"></g></svg>`,
  );
  const renderAt = async (time) => {
    await page.evaluate((markup) => void (document.querySelector('#scene').innerHTML = markup), video.drawAt(time));
    return takePicture();
  };
  await writeFile(`${path}.vtt`, writeWebVtt(video.cues));
  await sharp(await renderAt(video.posterAt))
    .webp(POSTER)
    .toFile(`${path}.webp`);
  await encodeFrames(`${path}.mp4`, async (write) => {
    const count = Math.round(video.durationS * FRAMES_PER_SECOND);
    for (let index = 0; index < count; index += 1) await write(await renderAt(index / FRAMES_PER_SECOND));
  });
}

/** Encodes the PNG pictures that `feed` writes, one a frame. */
async function encodeFrames(file, feed) {
  const program = findProgram('ffmpeg');
  if (!program) throw new Error('Videos are encoded by ffmpeg, which is not installed: apt-get install ffmpeg');
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'];
  const encoder = spawn(program, ['-loglevel', 'error', '-y', ...input, ...ENCODING, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'exit');
  await feed(async (picture) => {
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
  });
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

await generateVideos(process.argv[2]);
