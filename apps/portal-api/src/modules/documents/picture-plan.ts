import { createHash } from 'node:crypto';
import { cleanPicture, hashPicture, PictureError } from './document-pictures';
import type { DocumentFolder } from './document-folder';
import { type FindingCause, type ImportFinding, reject, warn } from './import-finding';
import type { PageLine } from './page-includes';
import { decodeTarget, type PageReference } from './page-references';
import { joinPath, type ServedPicture } from './reference-resolver';

/** Where pictures of documents are served. */
export const PICTURE_PATH = '/ptl/isc/doc/image/';

/** A picture of a version. `bytes` is absent where it is stored already. */
export interface PlannedPicture {
  readonly id: string;
  readonly path: string;
  readonly contentType: string;
  readonly checksum: string;
  readonly served: ServedPicture;
  readonly bytes?: Buffer;
}

/** A page that may have pictures. */
export interface PicturedPage {
  readonly references: readonly PageReference[];
  /** Where a line of its body is written, by its place from 0. */
  readonly locate: (index: number) => Omit<PageLine, 'text'>;
}

export interface PicturePlanOptions {
  readonly documentId: string;
  readonly versionId: string;
  readonly folder: DocumentFolder;
  /** Pictures that are stored already, by their path. */
  readonly storedPictures?: ReadonlyMap<string, PlannedPicture>;
}

/** Prepares the pictures that pages show; each is told of where it cannot be shown. */
export async function planPictures(
  options: PicturePlanOptions,
  pages: readonly PicturedPage[],
  findings: ImportFinding[],
): Promise<ReadonlyMap<string, PlannedPicture>> {
  const planned = new Map<string, PlannedPicture | undefined>();
  for (const { references, locate } of pages) {
    for (const { kind, target, line: index } of references) {
      const { file: from, line } = locate(index);
      const path = findPicturePath(target, from, options.folder);
      if (path !== undefined && !planned.has(path)) planned.set(path, await planPicture(path, options, findings));
      if (kind === 'picture' && path === undefined)
        findings.push(warn(from, line, explain(target), nameTarget(target)));
    }
  }
  return new Map([...planned].flatMap(([path, picture]) => (picture ? [[path, picture] as const] : [])));
}

/** Path in the folder of a picture that a page names; pictures of a site may be in the folder it keeps them in. */
export function findPicturePath(
  target: string,
  from: string,
  { others }: Pick<DocumentFolder, 'others'>,
): string | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(target) || !/\.(png|jpe?g|gif|webp|svg)$/i.test(stripQuery(target)))
    return undefined;
  const path = joinPath(from, decodeTarget(stripQuery(target)));
  return [path, `public/${path}`, `.vuepress/public/${path}`].find((candidate) => others.has(candidate));
}

async function planPicture(
  path: string,
  { documentId, versionId, folder, storedPictures }: PicturePlanOptions,
  findings: ImportFinding[],
): Promise<PlannedPicture | undefined> {
  const original = await folder.read(path);
  const checksum = hashPicture(original);
  const stored = storedPictures?.get(path);
  if (stored?.checksum === checksum) return stored;
  try {
    const { contentType, bytes, width, height } = await cleanPicture(original);
    const id = createHash('sha256')
      .update(`${documentId}\0${versionId}\0${path}\0${checksum}`)
      .digest('base64url')
      .slice(0, 22);
    return { id, path, contentType, checksum, bytes, served: { url: PICTURE_PATH + id, width, height } };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    findings.push(reject(path, 1, error.reason, error.subject));
    return undefined;
  }
}

function explain(target: string): FindingCause['reason'] {
  if (target.startsWith('data:')) return 'inlinePicture';
  return /^(https?:)?\/\//i.test(target) ? 'foreignPicture' : 'missingPicture';
}

function nameTarget(target: string): string {
  return target.startsWith('data:') ? '' : decodeTarget(target);
}

function stripQuery(target: string): string {
  return target.replace(/[?#].*$/s, '');
}
