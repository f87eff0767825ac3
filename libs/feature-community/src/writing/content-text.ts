import type { StoredFile } from '@portal/api-contract';
import { type ContentText, readPictureId, toPicturePath } from '@portal/api-contract/community';
import { formatChapters, readChapters } from './chapters';
import { toBeijingInput, toTimestamp } from './publish-time';

/** A text before anything is written. */
export const EMPTY_TEXT: ContentText = {
  ...{ title: '', summary: '', cover: '', category: '', tags: [], body: '' },
  ...{ origin: 1, source: '', isAiMade: null, audience: 1, licence: 'reserved', publishAt: null },
  ...{ fileIds: [], fileId: null, captionsId: null, chapters: [], series: '' },
  ...{ productCode: '', productVersion: '', bounty: 0 },
};

/** What the forms of texts hold, with their values as controls know them. */
export interface TextValues {
  readonly title: string;
  readonly category: ContentText['category'];
  readonly tags: readonly string[];
  readonly summary: string;
  readonly body: string;
  readonly origin: '1' | '2' | '3';
  readonly source: string;
  /** Empty until it is said. */
  readonly isAiMade: '' | 'yes' | 'no';
  readonly audience: '1' | '2';
  readonly licence: ContentText['licence'];
  readonly productCode: string;
  readonly productVersion: string;
  /** A number as it is typed; empty for none. */
  readonly bounty: string;
  /** One picture at the most. */
  readonly cover: readonly StoredFile[];
  /** What is downloaded or played, and its captions: one file each at the most. */
  readonly file: readonly StoredFile[];
  readonly captions: readonly StoredFile[];
  /** A line for each: when it begins, and its title. */
  readonly chapters: string;
  readonly series: string;
  /** When it is published, as the browser's control has it, in Beijing time; empty for at once. */
  readonly publishAt: string;
}

/** Returns a text as the controls of its form show it; `files` are those it names. */
export function toTextValues(text: ContentText, files: readonly StoredFile[] = []): TextValues {
  const { title, category, tags, summary, body, origin, source, isAiMade, audience, licence } = text;
  return {
    ...{ title, category, tags, summary, body, source, licence },
    ...{ productCode: text.productCode, productVersion: text.productVersion },
    origin: `${origin}`,
    audience: `${audience}`,
    isAiMade: isAiMade === null ? '' : isAiMade ? 'yes' : 'no',
    bounty: text.bounty > 0 ? String(text.bounty) : '',
    cover: files.filter(({ id }) => id === readPictureId(text.cover)),
    file: files.filter(({ id }) => id === text.fileId),
    captions: files.filter(({ id }) => id === text.captionsId),
    chapters: formatChapters(text.chapters),
    series: text.series,
    publishAt: toBeijingInput(text.publishAt),
  };
}

/** Returns a text with what was typed in place of what it said; pictures are those that its body and its cover show. */
export function toContentText(text: ContentText, typed: Partial<TextValues>): ContentText {
  const values = { ...toTextValues(text), ...typed };
  const { origin, audience, isAiMade, bounty, tags, cover, file, captions, chapters, publishAt, ...same } = values;
  // Of files that were not touched only the ids are known here.
  const picture = typed.cover ? cover.map(({ id }) => toPicturePath(id)).join('') : text.cover;
  return {
    ...text,
    ...same,
    cover: picture,
    tags: [...tags],
    origin: Number(origin) as ContentText['origin'],
    audience: Number(audience) as ContentText['audience'],
    isAiMade: isAiMade === '' ? null : isAiMade === 'yes',
    bounty: Number(bounty) || 0,
    fileIds: listPictures(`${values.body} ${picture}`),
    fileId: typed.file ? (file[0]?.id ?? null) : text.fileId,
    captionsId: typed.captions ? (captions[0]?.id ?? null) : text.captionsId,
    chapters: readChapters(chapters) ?? text.chapters,
    publishAt: toTimestamp(publishAt),
  };
}

const PICTURE = /\/ptl\/community\/content\/picture\?id=([\w-]+)/g;

/** Returns the Markdown of an uploaded picture. */
export function pictureMarkdown(id: string, name: string): string {
  const words = name.replace(/\.\w+$/, '').replaceAll(/[[\]]/g, ' ');
  return `![${words}](${toPicturePath(id)})`;
}

function listPictures(body: string): string[] {
  return [...new Set([...body.matchAll(PICTURE)].map(([, id = '']) => id))];
}
