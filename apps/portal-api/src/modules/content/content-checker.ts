import { basename, extname } from 'node:path';
import type { z } from 'zod';
import { type Brand, CONTENT_FORMATS, type ContentFormat, type ContentRow } from './content-formats';
import { brandFileSchema } from './content-file.schemas';
import { type ContentFile, toBrandFilePath } from './content-reader';
import { ContentMistake, findLine, parseContentText } from './content-text';

/** A content file that was refused, and why. */
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

type FileData = Readonly<Record<string, unknown>>;

interface ParsedFile {
  readonly file: ContentFile;
  readonly format: ContentFormat;
  readonly data: unknown;
  readonly body: string;
}

/** Checks all files: each by its schema, then what they say about each other. */
export function checkContent(files: readonly ContentFile[]): { good: CheckedFile[]; problems: ContentProblem[] } {
  const problems: ContentProblem[] = [];
  const attempt = <Result>(file: ContentFile, check: () => Result): Result | undefined => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof ContentMistake)) throw error;
      problems.push({ file: file.path, line: error.line, reason: error.reason });
      return undefined;
    }
  };

  const parsed = files.flatMap((file) => attempt(file, () => parseFile(file)) ?? []);
  const known = collectKnownNames(files, parsed);
  const good = parsed.flatMap(
    (entry) =>
      attempt(entry.file, () => {
        checkReferences(entry, known);
        return { file: entry.file, format: entry.format, rows: toRows(entry, known.brands) };
      }) ?? [],
  );
  return { good, problems };
}

function parseFile(file: ContentFile): ParsedFile {
  const format = CONTENT_FORMATS.find(({ pattern }) => pattern.test(file.path));
  if (format === undefined) throw new ContentMistake(1, 'no kind of content has this path');
  const { data: raw, body } = parseContentText(file.path, file.text);
  const result = format.schema.safeParse(raw);
  if (!result.success) throw describeIssue(file, result.error);
  assertName(file, format, result.data as FileData);
  return { file, format, data: result.data, body };
}

function describeIssue(file: ContentFile, error: z.ZodError): ContentMistake {
  const [issue] = error.issues;
  const path = issue?.path ?? [];
  // The offending key is not part of the path of an unknown key.
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const more = error.issues.length > 1 ? ` (and ${error.issues.length - 1} more)` : '';
  return new ContentMistake(
    findLine(file.path, file.text, [...path, ...keys]),
    `${path.join('.') || 'file'}: ${issue?.message}${more}`,
  );
}

function assertName({ path, text }: ContentFile, { nameField }: ContentFormat, data: FileData): void {
  const name = basename(path, extname(path));
  if (nameField === undefined || data[nameField] === name) return;
  throw new ContentMistake(findLine(path, text, [nameField]), `${nameField}: must be the file's name, ${name}`);
}

interface KnownNames {
  readonly brands: ReadonlyMap<string, Brand>;
  /** `{kind}:{id}`; absent while the file of categories is itself refused. */
  readonly categories: ReadonlySet<string> | undefined;
  readonly paths: ReadonlySet<string>;
}

function collectKnownNames(files: readonly ContentFile[], parsed: readonly ParsedFile[]): KnownNames {
  const brandFiles = parsed.filter(({ format }) => format.schema === brandFileSchema);
  const categories = parsed.find(({ file }) => file.path === 'categories.json');
  return {
    brands: new Map(brandFiles.map(({ file, data }) => [file.path, data as Brand])),
    categories:
      categories && new Set((categories.data as FileData[]).map(({ kind, id }) => `${String(kind)}:${String(id)}`)),
    // By path, so that a refused file does not bring down those that mention it.
    paths: new Set(files.map(({ path }) => path)),
  };
}

const CATEGORY_KIND_OF_FOLDER: Readonly<Record<string, string>> = {
  products: 'product',
  solutions: 'solution',
  cases: 'case',
};

function checkReferences({ file, data }: ParsedFile, { categories, paths }: KnownNames): void {
  const { path, text } = file;
  const kind = CATEGORY_KIND_OF_FOLDER[path.split('/')[0] ?? ''];
  if (kind === undefined) return;
  const {
    categoryId,
    productCodes = [],
    solutionIds = [],
  } = data as {
    categoryId: string;
    productCodes?: readonly string[];
    solutionIds?: readonly string[];
  };
  const refuse = (field: readonly (string | number)[], reason: string) => {
    throw new ContentMistake(findLine(path, text, field), `${field[0]}: ${reason}`);
  };
  if (categories?.has(`${kind}:${categoryId}`) === false)
    refuse(['categoryId'], `there is no ${kind} category ${categoryId}`);
  productCodes.forEach((code, index) => {
    if (!paths.has(`products/${code}.json`)) refuse(['productCodes', index], `there is no product ${code}`);
  });
  solutionIds.forEach((id, index) => {
    if (!paths.has(`solutions/${id}.json`)) refuse(['solutionIds', index], `there is no solution ${id}`);
  });
}

const NO_BRAND: Brand = { platformType: '', pageCode: '', name: '' };

function toRows({ file, format, data, body }: ParsedFile, brands: ReadonlyMap<string, Brand>): ContentRow[] {
  const brand = brands.get(toBrandFilePath(file.path));
  if (format.isBrandFile && brand === undefined)
    throw new ContentMistake(1, 'brand.json of this brand is missing or refused');
  return format.toRows(data as never, { brand: brand ?? NO_BRAND, body });
}
