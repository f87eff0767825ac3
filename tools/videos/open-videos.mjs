import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pictures } from '../illustrations/pictures.mjs';
import { openVideo } from './video.mjs';
import { stories } from './stories/stories.mjs';

/** The folder of the content. */
export const CONTENT = resolve(import.meta.dirname, '../../apps/portal-content/content');

/** Where factories, with their videos, are described. */
export const FACTORIES = join(CONTENT, 'factories.json');

/**
 * Opens the videos of all stories, from what the content says now.
 * @param {string} [prefix] start of the ids of those that are wanted
 * @returns {Promise<{ id: string, video: ReturnType<typeof openVideo>, entry: object }[]>} `entry` is how its factory
 * names it
 */
export async function openVideos(prefix = '') {
  const factories = JSON.parse(await readFile(FACTORIES, 'utf8'));
  const wanted = stories.filter(({ id }) => id.startsWith(prefix));
  return Promise.all(
    wanted.map(async (story) => {
      const factory = factories.find(({ id }) => id === story.id);
      const video = openVideo({ ...(await readParts(story)), factory, story });
      return { id: story.id, video, entry: describeVideo(story, video) };
    }),
  );
}

/** The case that a story is told from, with the scene and the colours of its picture. */
async function readParts({ caseId }) {
  const name = `cases/${caseId}`;
  const study = JSON.parse(await readFile(join(CONTENT, `${name}.json`), 'utf8'));
  const { scene, palette } = pictures.find((picture) => picture.name === name);
  return { study, scene, palette };
}

function describeVideo({ id, title, publishedOn }, { durationS }) {
  const url = (ending) => `/files/films/${id}.${ending}`;
  return {
    title,
    file: url('mp4'),
    poster: url('webp'),
    captions: url('vtt'),
    durationS: Math.round(durationS),
    publishedOn,
  };
}
