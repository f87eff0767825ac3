import type { Factory } from '@portal/api-contract';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCalls } from '../../testing/call-portal';
import { addContent } from '../../testing/sample-content';
import { setUpPortal } from '../../testing/set-up';
import { openVideoFolder, readCaptionTexts } from './video-folder';

const CAPTIONS = [
  'WEBVTT',
  '',
  'NOTE 00:00 --- 00:30',
  '',
  'one',
  '00:00.200 --> 00:04.000 line:90%',
  '<v 旁白>塔灯</v>亮起，',
  '照亮海面。',
  '',
  '00:04.000 --> 00:08.000',
  '第二句。',
  '',
].join('\n');

const mediaDir = mkdtempSync(join(tmpdir(), 'portal-media-'));
const portal = setUpPortal({ mediaDir });
const { get } = createCalls(portal);

const writeMedia = (name: string, text: string) => writeFileSync(join(mediaDir, 'films', name), text);

const VIDEO = {
  title: '塔灯',
  file: '/files/films/tower.mp4',
  poster: '/files/films/tower.webp',
  captions: '/files/films/tower.vtt',
  durationS: 8,
  publishedOn: '2026-11-20',
};

const makeFactory = (id: string, changes: object = {}) => ({
  ...{ id, name: `工厂${id}`, place: '合肥', industry: '家电', year: 2025, certification: '', summary: '说明' },
  coverImage: '',
  metrics: ['效率', '能耗'].map((label) => ({ value: '30%', label })),
  timeline: ['2020', '2022', '2024'].map((date) => ({ date, title: '阶段', text: '说明' })),
  ...changes,
});

beforeAll(() => {
  mkdirSync(join(mediaDir, 'films'));
  writeMedia('tower.mp4', 'the film');
  writeMedia('tower.webp', 'its poster');
  writeMedia('tower.vtt', CAPTIONS);
});
afterAll(() => rmSync(mediaDir, { recursive: true, force: true }));

const addFactories = (...factories: readonly object[]) => addContent(portal, { 'factories.json': factories });
const listFactories = async (): Promise<Factory[]> => (await get('/ptl/factory/list?visibleRange=2')).data;
const readVideo = async (id: string) => (await listFactories()).find((factory) => factory.id === id)?.film;

describe('the video of a factory', () => {
  it('comes with what its captions say; a factory without one says nothing of videos', async () => {
    await addFactories(makeFactory('f-tower', { film: VIDEO }), makeFactory('f-plain'));
    const factories = await listFactories();
    expect(factories.map((factory) => 'film' in factory)).toEqual([false, true]);
    expect(factories[1]?.film).toEqual({ ...VIDEO, transcript: ['塔灯亮起，照亮海面。', '第二句。'] });
  });

  it('is served with its captions as text of their kind', async () => {
    const { headers } = await portal.app.inject({ url: VIDEO.captions });
    expect(headers['content-type']).toBe('text/vtt; charset=utf-8');
    const video = await portal.app.inject({ url: VIDEO.file, headers: { range: 'bytes=4-' } });
    expect([video.statusCode, video.headers['content-type'], video.body]).toEqual([206, 'video/mp4', 'film']);
    // Opened by itself it may load itself, and nothing else.
    expect(video.headers['content-security-policy']).toBe(
      "default-src 'none'; media-src 'self'; frame-ancestors 'none'",
    );
  });

  it('is replaced, and goes with the entry that named it', async () => {
    await addFactories(makeFactory('f-tower', { film: { ...VIDEO, title: '新片' } }), makeFactory('f-plain'));
    expect(await readVideo('f-tower')).toMatchObject({ title: '新片' });
    await addFactories(makeFactory('f-tower'), makeFactory('f-plain', { film: VIDEO }));
    expect([await readVideo('f-tower'), await readVideo('f-plain')]).toEqual([
      undefined,
      expect.objectContaining({ title: '塔灯' }),
    ]);
    await addFactories(makeFactory('f-plain'));
    expect(await portal.database.query(`select key from site_document where kind = 'film'`)).toEqual([]);
  });

  it.each(['tower.mp4', 'tower.vtt'])('is not offered while %s is missing', async (name) => {
    const { describe: describeVideo } = openVideoFolder(mediaDir);
    rmSync(join(mediaDir, 'films', name));
    expect(await describeVideo(VIDEO)).toBeUndefined();
    writeMedia(name, CAPTIONS);
    expect(await describeVideo(VIDEO)).toMatchObject({ title: '塔灯' });
  });
});

describe('a video is refused, with its line', () => {
  it.each([
    [
      'a video that is missing',
      { file: '/files/films/gone.mp4' },
      40,
      'film.file: there is no file /files/films/gone.mp4',
    ],
    [
      'captions that are missing',
      { captions: '/files/films/gone.vtt' },
      42,
      'film.captions: there is no file /files/films/gone.vtt',
    ],
    [
      'a poster that is missing',
      { poster: '/files/films/gone.webp' },
      41,
      'film.poster: there is no file /files/films/gone.webp',
    ],
    [
      'a video of another kind',
      { file: '/files/films/tower.vtt' },
      40,
      '0.film.file: 须为 /files/films/ 下的 .mp4 文件',
    ],
    ['a way out of the folder', { file: '/files/films/../tower.mp4' }, 40, /须为/],
    ['another site', { file: 'https://e.test/films/tower.mp4' }, 40, '0.film.file: 须为 /files/films/ 下的 .mp4 文件'],
    ['no length', { durationS: 0 }, 43, /^0\.film\.durationS: /],
    ['a transcript of its own', { transcript: ['塔灯'] }, 45, '0.film: Unrecognized key: "transcript"'],
  ])('%s', async (_name, changes, line, reason) => {
    const text = JSON.stringify([makeFactory('f-tower', { film: { ...VIDEO, ...changes } })], null, 2);
    writeFileSync(join(portal.contentDir, 'factories.json'), text);
    const { problems } = await portal.reloadContent();
    expect(problems).toContainEqual({
      file: 'factories.json',
      line,
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    });
    expect(await readVideo('f-plain')).toBeUndefined();
    expect((await listFactories()).map(({ id }) => id)).toContain('f-plain');
  });

  it.each([{ film: null }, { film: 'tower' }, { film: [7] }, null, 7])(
    'whatever stands in its place: %j',
    async (entry) => {
      writeFileSync(join(portal.contentDir, 'factories.json'), JSON.stringify([entry]));
      const { problems } = await portal.reloadContent();
      expect(problems.map(({ file }) => file)).toContain('factories.json');
    },
  );
});

describe('captions', () => {
  it('may have any kind of line ends, and no cues', () => {
    expect(readCaptionTexts(CAPTIONS.replaceAll('\n', '\r\n'))).toEqual(['塔灯亮起，照亮海面。', '第二句。']);
    expect(readCaptionTexts('WEBVTT\n')).toEqual([]);
  });
});
