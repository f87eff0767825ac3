import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { z } from 'zod';
import { brandFileSchema } from '../../platform/content-items/content-file.schemas';
import type { Brand, ContentFormat, ContentRow } from '../../platform/content-items/content-format';
import { toMediaFile } from '../../platform/content-items/media-file';
import { type ContentFile, toBrandFilePath } from './content-reader';
import { findReferenceMistakes, type KnownItems } from './content-references';
import { ContentMistake, createLineFinder, type FieldMistake, parseContentText } from './content-text';

/** A content file that was rejected, and why. A file with several mistakes has a problem for each. */
export interface ContentProblem {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** A content file that keeps all rules, ready to be stored. */
export interface CheckedFile {
  readonly file: ContentFile;
  readonly format: ContentFormat;
  readonly rows: readonly ContentRow[];
}

/** Items that files mention. */
type MentionedItems = Omit<KnownItems, 'hasMedia'>;

type FileData = Readonly<Record<string, unknown>>;

interface ParsedFile {
  readonly file: ContentFile;
  readonly format: ContentFormat;
  readonly raw: unknown;
  readonly body: string;
  readonly result: z.ZodSafeParseResult<unknown>;
}

/**
 * Checks all files: each by its schema, then what they say about each other and about the media folder. `outside` is
 * what they may mention besides; with it, categories are those it has.
 */
export function checkContent(
  files: readonly ContentFile[],
  formats: readonly ContentFormat[],
  mediaDir: string,
  outside?: MentionedItems,
): { good: CheckedFile[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const reject = (file: ContentFile, mistakes: readonly ContentMistake[]) => {
    const inOrder = [...mistakes].sort((first, second) => first.line - second.line);
    problems.push(...inOrder.map(({ line, reason }) => ({ file: file.path, line, reason })));
  };
  const attempt = <Result>(file: ContentFile, check: () => Result): Result | undefined => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof ContentMistake)) throw error;
      reject(file, [error]);
      return undefined;
    }
  };

  const parsed = files.flatMap((file) => attempt(file, () => parseFile(file, formats)) ?? []);
  const brands = collectBrands(parsed);
  const items = outside ? joinKnownItems(files, outside) : collectKnownItems(files, parsed);
  const known = { ...items, hasMedia: (url: string) => existsSync(toMediaFile(mediaDir, url)) };
  const good = parsed.flatMap((entry) => {
    const { file, format } = entry;
    const mistakes = findMistakes(entry, known);
    if (mistakes.length > 0) reject(file, mistakes);
    if (mistakes.length > 0 || !entry.result.success) return [];
    const { data } = entry.result;
    return attempt(file, () => ({ file, format, rows: toRows(entry, data, brands) })) ?? [];
  });
  return { good, problems };
}

function parseFile(file: ContentFile, formats: readonly ContentFormat[]): ParsedFile {
  const format = formats.find(({ pattern }) => pattern.test(file.path));
  if (format === undefined) throw new ContentMistake(1, 'no kind of content has this path');
  const undecoded = file.text.indexOf('\ufffd');
  if (undecoded >= 0) throw new ContentMistake(file.text.slice(0, undecoded).split('\n').length, 'not valid UTF-8');
  const { data: raw, body } = parseContentText(file.path, file.text);
  return { file, format, raw, body, result: format.schema.safeParse(raw) };
}

function findMistakes({ file, format, raw, result }: ParsedFile, known: KnownItems): ContentMistake[] {
  const found: FieldMistake[] = [
    ...(result.success ? [] : result.error.issues.flatMap(describeIssue)),
    ...findNameMistakes(file, format, raw),
    ...findReferenceMistakes(file.path, raw, known),
  ];
  const findLine = createLineFinder(file.path, file.text);
  return found.map(({ field, reason }) => new ContentMistake(findLine(field), reason));
}

function describeIssue(issue: z.core.$ZodIssue): FieldMistake[] {
  const reason = `${issue.path.join('.') || 'file'}: ${issue.message}`;
  // The offending keys are not part of the path of unknown keys.
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...issue.path, key],
      reason: `${issue.path.join('.') || 'file'}: Unrecognized key: "${key}"`,
    }));
  }
  return [{ field: issue.path, reason }];
}

function findNameMistakes({ path }: ContentFile, { nameField }: ContentFormat, raw: unknown): FieldMistake[] {
  if (nameField === undefined || typeof raw !== 'object' || raw === null) return [];
  const name = basename(path, extname(path));
  const given = (raw as FileData)[nameField];
  // Without a name at all, the schema has rejected the file already.
  if (typeof given !== 'string' || given === name) return [];
  return [{ field: [nameField], reason: `${nameField}: must be the file's name, ${name}` }];
}

function collectBrands(parsed: readonly ParsedFile[]): ReadonlyMap<string, Brand> {
  return new Map(
    parsed.flatMap(({ file, format, result }) =>
      format.schema === brandFileSchema && result.success ? [[file.path, result.data as Brand] as const] : [],
    ),
  );
}

function collectKnownItems(files: readonly ContentFile[], parsed: readonly ParsedFile[]): MentionedItems {
  const result = parsed.find(({ file }) => file.path === 'categories.json')?.result;
  return {
    categories: result?.success
      ? new Set((result.data as FileData[]).map(({ kind, id }) => `${String(kind)}:${String(id)}`))
      : undefined,
    // By path, so that a rejected file does not bring down those that mention it.
    paths: new Set(files.map(({ path }) => path)),
  };
}

function joinKnownItems(files: readonly ContentFile[], { categories, paths }: MentionedItems): MentionedItems {
  return { categories, paths: new Set([...paths, ...files.map(({ path }) => path)]) };
}

const NO_BRAND: Brand = { platformType: '', pageCode: '', name: '', basePath: '', homeHref: '' };

function toRows({ file, format, body }: ParsedFile, data: unknown, brands: ReadonlyMap<string, Brand>): ContentRow[] {
  const brand = brands.get(toBrandFilePath(file.path));
  if (format.isBrandFile && brand === undefined)
    throw new ContentMistake(1, 'brand.json of this brand is missing or refused');
  return format.toRows(data as never, { brand: brand ?? NO_BRAND, body });
}
