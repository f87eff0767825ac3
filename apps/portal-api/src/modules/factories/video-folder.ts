import type { Video } from '@portal/api-contract';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { toMediaFile } from '../../platform/content-items/media-file';

/** A video as content files describe it. */
export type StoredVideo = Omit<Video, 'transcript'>;

/** The videos in the media folder. */
export interface VideoFolder {
  /** A video with what its captions say now; absent while it, or they, are missing. */
  describe(film: StoredVideo): Promise<Video | undefined>;
}

/** Opens the videos of the media folder. */
export function openVideoFolder(mediaDir: string): VideoFolder {
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
