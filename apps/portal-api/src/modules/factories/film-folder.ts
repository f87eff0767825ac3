import type { Film } from '@portal/api-contract';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { toMediaFile } from '../../platform/content-items/media-file';

/** A film as content files describe it. */
export type StoredFilm = Omit<Film, 'transcript'>;

/** The films in the media folder. */
export interface FilmFolder {
  /** A film with what its captions say now; absent while it, or they, are missing. */
  describe(film: StoredFilm): Promise<Film | undefined>;
}

/** Opens the films of the media folder. */
export function openFilmFolder(mediaDir: string): FilmFolder {
  return {
    async describe(film) {
      const captions = toMediaFile(mediaDir, film.captions);
      if (!existsSync(captions) || !existsSync(toMediaFile(mediaDir, film.file))) return undefined;
      return { ...film, transcript: readCaptionTexts(await readFile(captions, 'utf8')) };
    },
  };
}

/** Texts of the cues of a WebVTT file, without markup. Header, notes and styles are none. */
export function readCaptionTexts(webVtt: string): string[] {
  return webVtt
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const [, text] = /(?:^|\n)[^\n]*-->[^\n]*\n([\s\S]+)/.exec(block) ?? [];
      return text === undefined
        ? []
        : [
            text
              .replaceAll(/<[^>]*>/g, '')
              .replaceAll('\n', '')
              .trim(),
          ];
    });
}
