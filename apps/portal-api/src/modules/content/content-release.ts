import { desc, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { contentRelease } from './content.tables';
import { digestContent, readReleaseFile } from './release-file';

/** A state of the portal's own content. */
export interface ContentRelease {
  /** Time of the release; `undefined` for a folder that has never been released. */
  readonly version: Date | undefined;
  /** Grows where the same files would become other rows. */
  readonly format: number;
  /** Digest of the files; empty where some of them were rejected. */
  readonly digest: string;
}

/** What a content folder is to what is stored. */
export type ReleaseOrder = 'same' | 'newer' | 'older';

/** Reads which release a content folder is, with the digest of what its files say now. */
export async function readFolderRelease(contentDir: string, format: number): Promise<ContentRelease> {
  const [{ version }, digest] = await Promise.all([readReleaseFile(contentDir), digestContent(contentDir)]);
  return { version, format, digest };
}

/** Reads which release is stored; `undefined` before the first one. */
export async function readStoredRelease(orm: QueryRunner): Promise<ContentRelease | undefined> {
  const [row] = await orm.select().from(contentRelease).orderBy(desc(contentRelease.publishedAt)).limit(1);
  return row;
}

/**
 * Compares a folder with what is stored. Files that were edited since their release are newer than it, and a folder that
 * has never been released is older than any that has.
 */
export function compareReleases(folder: ContentRelease, stored: ContentRelease | undefined): ReleaseOrder {
  if (stored === undefined) return 'newer';
  const age = (folder.version?.getTime() ?? 0) - (stored.version?.getTime() ?? 0) || folder.format - stored.format;
  if (age < 0) return 'older';
  return age === 0 && folder.digest === stored.digest ? 'same' : 'newer';
}

/** Stores that a release is what is stored now; one without a version leaves no mark. */
export async function storeRelease(orm: QueryRunner, { version, format, digest }: ContentRelease): Promise<void> {
  if (version === undefined) return;
  const row = { version, format, digest, publishedAt: sql`clock_timestamp()` };
  await orm.insert(contentRelease).values(row).onConflictDoUpdate({ target: contentRelease.version, set: row });
}
