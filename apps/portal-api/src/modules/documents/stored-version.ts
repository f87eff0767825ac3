import { and, eq } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { documentImage, documentNode, documentVersion } from './documents.tables';
import { PICTURE_PATH, type PlannedPicture } from './picture-plan';

/** What is stored of a version, as far as an import must know. */
export interface StoredVersion {
  /** Empty where the version is not stored. */
  readonly checksum: string;
  /** Checksums of the pages by their node. */
  readonly storedPages: ReadonlyMap<string, string>;
  /** Pictures by their path. */
  readonly storedPictures: ReadonlyMap<string, PlannedPicture>;
}

/** Reads what is stored of a version. */
export async function readStoredVersion(
  orm: QueryRunner,
  documentId: string,
  versionId: string,
): Promise<StoredVersion> {
  const [version] = await orm
    .select({ checksum: documentVersion.checksum })
    .from(documentVersion)
    .where(and(eq(documentVersion.documentId, documentId), eq(documentVersion.id, versionId)));
  const pages = await orm
    .select({ id: documentNode.id, checksum: documentNode.checksum })
    .from(documentNode)
    .where(and(eq(documentNode.documentId, documentId), eq(documentNode.versionId, versionId)));
  const { id, path, contentType, width, height, checksum } = documentImage;
  const pictures = await orm
    .select({ id, path, contentType, width, height, checksum })
    .from(documentImage)
    .where(and(eq(documentImage.documentId, documentId), eq(documentImage.versionId, versionId)));
  return {
    checksum: version?.checksum ?? '',
    storedPages: new Map(pages.map((page) => [page.id, page.checksum])),
    storedPictures: new Map(
      pictures.map(({ width: w, height: h, ...picture }) => [
        picture.path,
        { ...picture, served: { url: PICTURE_PATH + picture.id, width: w, height: h } },
      ]),
    ),
  };
}
