import { and, eq, or, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import type { FileStore } from '../../platform/files/file-store';
import { respondWithFile } from '../../platform/files/file-response';
import { findFile } from '../../platform/files/files.repository';
import { HttpError } from '../../platform/http/http-error';
import type { RawResponse } from '../../platform/http/raw-response';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { communityContent } from './community.tables';
import { isReadable, isShownTo } from './content-readers';
import { contents, isContent } from './content-record';

/** With what files of items are read. */
export interface ContentFilesOptions {
  readonly orm: QueryRunner;
  readonly protection: DataProtection;
  readonly files: FileStore;
}

const VIDEO = 1;

/** Files of items, for those who may see the item. */
export function createContentFiles({ orm, protection, files: store }: ContentFilesOptions) {
  async function read(id: string, isShown: boolean): Promise<RawResponse> {
    const file = isRecordId(id) ? await findFile(orm, id) : undefined;
    if (file === undefined) throw new HttpError(404);
    return respondWithFile({ protection, store }, file, { isShown });
  }

  return {
    /** A picture of an item on the shelf, or of an own one. */
    async readPicture(id: string, reader: Subject | null): Promise<RawResponse> {
      if (!isRecordId(id)) throw new HttpError(404);
      const { ownerId, fileIds, mid } = communityContent;
      const isSeen = or(isShownTo(reader), reader === null ? undefined : eq(ownerId, reader.id));
      const [item] = await orm
        .select({ mid })
        .from(communityContent)
        .where(and(sql`${fileIds} @> array[${id}]::uuid[]`, isSeen))
        .limit(1);
      if (item === undefined) throw new HttpError(404);
      return read(id, false);
    },

    /** What an item offers: videos to everybody who sees them, materials after a login. */
    async readOffered(mid: string, part: 'file' | 'captions', reader: Subject | null): Promise<RawResponse> {
      const row = await contents.find(orm, isContent(mid));
      const isAuthor = reader !== null && row.ownerId === reader.id;
      if (!isAuthor && !isReadable(row, reader)) throw new HttpError(404);
      if (row.mainType !== VIDEO && reader === null) throw new HttpError(401);
      const id = part === 'file' ? row.file?.fileId : row.file?.captionsId;
      return read(id ?? '', row.mainType === VIDEO);
    },
  };
}
