import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pictures } from '../illustrations/pictures.mjs';
import { openFilm } from './film.mjs';
import { stories } from './stories/stories.mjs';

/** The folder of the content. */
export const CONTENT = resolve(import.meta.dirname, '../../apps/portal-api/content');

/** Where factories, with their films, are described. */
export const FACTORIES = join(CONTENT, 'factories.json');

/**
 * Opens the films of all stories, from what the content says now.
 * @param {string} [prefix] start of the ids of those that are wanted
 * @returns {Promise<{ id: string, film: ReturnType<typeof openFilm>, entry: object }[]>} `entry` is how its factory
 * names it
 */
export async function openFilms(prefix = '') {
  const factories = JSON.parse(await readFile(FACTORIES, 'utf8'));
  const wanted = stories.filter(({ id }) => id.startsWith(prefix));
  return Promise.all(
    wanted.map(async (story) => {
      const factory = factories.find(({ id }) => id === story.id);
      const film = openFilm({ ...(await readParts(factory)), factory, story });
      return { id: story.id, film, entry: describeFilm(story, film) };
    }),
  );
}

/** The case that a factory's picture belongs to, with the scene and the colours of that picture. */
async function readParts({ coverImage }) {
  const name = coverImage.replace('/files/', '');
  const study = JSON.parse(await readFile(join(CONTENT, `${name}.json`), 'utf8'));
  const { scene, palette } = pictures.find((picture) => picture.name === name);
  return { study, scene, palette };
}

function describeFilm({ id, title, publishedOn }, { durationS }) {
  const address = (ending) => `/files/films/${id}.${ending}`;
  return {
    title,
    file: address('mp4'),
    poster: address('webp'),
    captions: address('vtt'),
    durationS: Math.round(durationS),
    publishedOn,
  };
}
