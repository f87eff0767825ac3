import type { PrecheckHit } from '@portal/api-contract/community';
import type { WordFinder } from './word-finder';

/** What of a text is checked. */
export interface CheckedText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly tags: readonly string[];
}

/** How many links and pictures a text may have. */
export interface TextLimits {
  readonly links: number;
  readonly pictures: number;
}

/** What the machine finds in a text. */
export interface TextFindings {
  readonly hits: PrecheckHit[];
  readonly links: number;
  readonly pictures: number;
}

const PICTURE = /!\[[^\]]*\]\(\s*<?([^)\s>]*)[^)]*\)|<img\b[^>]*>/gi;
const LINK = /\[[^\]]*\]\(\s*<?(https?:\/\/[^)\s>]+)[^)]*\)|<?(https?:\/\/[^\s<>()[\]"'，。；、）】》]+)>?/gi;
const CONTACT = /(?<![\d.])1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?![\d.])|[\w.+-]{2,}@[\w-]+\.[a-z]{2,}/gi;
const OWN_PICTURE = /^\/(?!\/)/;

/** Checks a text: words of the list, what reaches somebody outside, links and pictures, each with its place. */
export function checkContent(text: CheckedText, findWords: WordFinder, limits: TextLimits): TextFindings {
  const { title, summary, body, tags } = text;
  const fields = [
    ['title', title],
    ['summary', summary],
    ['body', body],
  ] as const;
  const hits: PrecheckHit[] = fields.flatMap(([field, value]) => [
    ...findWords(value).map(({ word, start, end }) => ({ field, start, end, word, rule: 'word' as const })),
    ...findAll(value, CONTACT).map((found) => ({ ...found, field, rule: 'contact' as const })),
  ]);
  hits.push(...findInTags(tags, findWords));
  const pictures = findAll(body, PICTURE);
  const links = findAll(mask(body, pictures), LINK);
  const foreign = pictures.filter(({ target }) => target !== undefined && !OWN_PICTURE.test(target));
  const place = ({ start, end, word }: Found) => ({ field: 'body' as const, start, end, word });
  hits.push(
    ...links.slice(limits.links).map((found) => ({ ...place(found), rule: 'links' as const })),
    ...pictures.slice(limits.pictures).map((found) => ({ ...place(found), rule: 'pictures' as const })),
    ...foreign.map((found) => ({ ...place(found), rule: 'foreignPicture' as const })),
  );
  return {
    hits: hits.map(({ field, start, end, word, rule }) => ({ field, start, end, word, rule })),
    ...{ links: links.length, pictures: pictures.length },
  };
}

interface Found {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Where a picture comes from. */
  readonly target?: string | undefined;
}

function findAll(text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map((match) => ({
    ...{ word: match[0].slice(0, 200), start: match.index, end: match.index + match[0].length },
    target: match[1] ?? match[2],
  }));
}

/** Positions in tags count as if they stood one after the other with a comma between them. */
function findInTags(tags: readonly string[], findWords: WordFinder): PrecheckHit[] {
  let offset = 0;
  return tags.flatMap((tag) => {
    const at = offset;
    offset += tag.length + 1;
    return findWords(tag).map(({ word, start, end }) => ({
      ...{ field: 'tags' as const, start: at + start, end: at + end, word, rule: 'word' as const },
    }));
  });
}

/** The text with blanks in the place of what was found, so that nothing else moves. */
function mask(text: string, found: readonly Found[]): string {
  let masked = text;
  for (const { start, end } of found) masked = masked.slice(0, start) + ' '.repeat(end - start) + masked.slice(end);
  return masked;
}
