import {
  CONTENT_KIND,
  type getCommunityFile,
  type getCommunityPicture,
  type openCommunityFile,
} from '@portal/api-contract/community';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import type { FileStore } from '../../platform/files/file-store';
import { respondWithFile } from '../../platform/files/file-response';
import { findFile } from '../../platform/files/files.repository';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { RawResponse } from '../../platform/http/raw-response';
import type { DataProtection } from '../../platform/security/data-protection';
import { isSameSecret } from '../../platform/security/is-same-secret';
import type { Subject } from '../../platform/security/session-verifier';
import { communityContent, type ContentRow } from './community.tables';
import { changeCounts } from './community-targets';
import { readShownFile } from './content-file';
import { isReadable, isShownTo } from './content-readers';
import { contents, isContent } from './content-record';

/** With what files of items are read. */
export interface ContentFilesOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
}

/** How long a download may be begun or gone on with. */
const TICKET_MS = 600_000;
/** How long pictures are shown. */
const PICTURES_MS = 43_200_000;

type OfferedFile = ParsedInput<typeof getCommunityFile>;
type ShownPicture = ParsedInput<typeof getCommunityPicture>;

/** Files of items, for those who may see the item. */
export function createContentFiles({ orm, clock, protection, files: store }: ContentFilesOptions) {
  async function read(id: string, isShown: boolean): Promise<RawResponse> {
    const file = isRecordId(id) ? await findFile(orm, id) : undefined;
    if (file === undefined) throw new HttpError(404);
    return respondWithFile({ protection, store }, file, { isShown });
  }

  return {
    /** A picture of an item on the shelf, or of an own one; the reader is known by a token, or by a ticket. */
    async readPicture({ id, ticket }: ShownPicture, subject: Subject | null): Promise<RawResponse> {
      if (!isRecordId(id)) throw new HttpError(404);
      const { ownerId, fileIds, mid } = communityContent;
      const reader = subject ?? readReader(ticket);
      const isSeen = or(isShownTo(reader), reader === null ? undefined : eq(ownerId, reader.id));
      const [item] = await orm
        .select({ mid })
        .from(communityContent)
        .where(and(sql`${fileIds} @> array[${id}]::uuid[]`, isSeen))
        .limit(1);
      if (item === undefined) throw new HttpError(404);
      return read(id, false);
    },

    /** Gives a reader a ticket for the pictures that they may see. */
    openPictures(reader: Subject): { ticket: string } {
      return { ticket: makePicturesTicket(reader.id, clock().getTime() + PICTURES_MS) };
    },

    /** What an item offers: videos to everybody who sees them, materials after a login, or with a ticket that proves one. */
    async readOffered({ mid, part, ticket }: OfferedFile, reader: Subject | null): Promise<RawResponse> {
      const row = await contents.find(orm, isContent(mid));
      const id = await findFileId(orm, row, part);
      if (!isTicket(ticket, mid, id)) {
        if (!mayRead(row, reader)) throw new HttpError(404);
        if (row.mainType !== CONTENT_KIND.video && reader === null) throw new HttpError(401);
      }
      return read(id, row.mainType === CONTENT_KIND.video || part === 'preview');
    },

    /** Gives a reader a ticket for the file of an item, and counts a download. */
    async open({ mid, part }: ParsedInput<typeof openCommunityFile>, reader: Subject): Promise<{ url: string }> {
      const row = await contents.find(orm, isContent(mid));
      const id = await findFileId(orm, row, part);
      if (id === '' || !mayRead(row, reader)) throw new HttpError(404);
      if (part === 'file' && row.ownerId !== reader.id) await changeCounts(orm, mid, { downloads: 1 });
      const query = new URLSearchParams({ mid, part, ticket: makeTicket(mid, id, clock().getTime() + TICKET_MS) });
      return { url: `/ptl/community/content/file?${query}` };
    },
  };

  function makePicturesTicket(readerId: string, until: number): string {
    return `${readerId}.${until}.${protection.fingerprint(`community.pictures:${readerId}:${until}`)}`;
  }

  function readReader(ticket = ''): Pick<Subject, 'id'> | null {
    const [id = '', until = ''] = ticket.split('.');
    const isValid = isRecordId(id) && Number(until) > clock().getTime();
    return isValid && isSameSecret(ticket, makePicturesTicket(id, Number(until))) ? { id } : null;
  }

  function makeTicket(mid: string, id: string, until: number): string {
    return `${until}.${protection.fingerprint(`community.file:${mid}:${id}:${until}`)}`;
  }

  function isTicket(ticket: string | undefined, mid: string, id: string): boolean {
    const until = Number(ticket?.split('.')[0]);
    return until > clock().getTime() && isSameSecret(ticket ?? '', makeTicket(mid, id, until));
  }
}

async function findFileId(orm: QueryRunner, row: ContentRow, part: OfferedFile['part']): Promise<string> {
  const file = await readShownFile(orm, row);
  return (part === 'captions' ? file?.captionsId : file?.fileId) ?? '';
}

function mayRead(row: ContentRow, reader: Subject | null): boolean {
  return isReadable(row, reader) || (reader !== null && row.ownerId === reader.id);
}
