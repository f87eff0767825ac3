import type { EndpointData } from '@portal/api-contract';
import {
  CONTENT_KIND,
  type getCommunityFile,
  type getCommunityPicture,
  type openCommunityFile,
  type openQueuedFiles,
} from '@portal/api-contract/community';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import type { FileStore } from '../../platform/files/file-store';
import { isPicture } from '../../platform/files/file-types';
import { respondWithFile } from '../../platform/files/file-response';
import { findFile } from '../../platform/files/files.repository';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { RawResponse } from '../../platform/http/raw-response';
import { DRAFT } from '../../platform/records/listing/listed-record';
import type { DataProtection } from '../../platform/security/data-protection';
import { isSameSecret } from '../../platform/security/is-same-secret';
import type { Subject } from '../../platform/security/session-verifier';
import { communityContent, type ContentRow } from './community.tables';
import { changeCounts } from './community-targets';
import { readShownFile } from './content-file';
import { isReadable, isShownTo } from './content-readers';
import { contents, isContent } from './content-record';
import { readDraft } from './content-versions.repository';

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
  async function read(
    id: string,
    isShown: boolean,
    takes: (type: string) => boolean = () => true,
  ): Promise<RawResponse> {
    const file = isRecordId(id) ? await findFile(orm, id) : undefined;
    if (file === undefined || !takes(file.type)) throw new HttpError(404);
    return respondWithFile({ protection, store }, file, { isShown });
  }

  return {
    /**
     * A picture of an item on the shelf, of an own one, or an own upload that no saved text shows yet; the reader is known
     * by a token, or by a ticket. A picture that is itself what an item offers is had by `open`.
     */
    async readPicture({ id, ticket }: ShownPicture, subject: Subject | null): Promise<RawResponse> {
      if (!isRecordId(id)) throw new HttpError(404);
      const { ownerId, fileIds, file, mid } = communityContent;
      const reader = subject ?? readReader(ticket);
      const looked = readLooked(ticket);
      const isSeen = or(
        isShownTo(reader),
        reader === null ? undefined : eq(ownerId, reader.id),
        looked === undefined ? undefined : eq(communityContent.id, looked),
      );
      const [item] = await orm
        .select({ mid })
        .from(communityContent)
        .where(and(sql`${fileIds} @> array[${id}]::uuid[]`, sql`${file} ->> 'fileId' is distinct from ${id}`, isSeen))
        .limit(1);
      if (item === undefined && !(await isOwnUpload(id, reader))) throw new HttpError(404);
      return read(id, false, isPicture);
    },

    /** Gives a reader a ticket for the pictures that they may see. */
    openPictures(reader: Subject): { ticket: string } {
      return { ticket: makePicturesTicket(reader.id, clock().getTime() + PICTURES_MS) };
    },

    /** What an item offers: videos to everybody who sees them, materials after a login, or with a ticket that proves one. */
    async readOffered({ mid, part, ticket }: OfferedFile, reader: Subject | null): Promise<RawResponse> {
      const row = await contents.find(orm, isContent(mid));
      const opened = await findTicketed(row, part, ticket);
      if (opened === undefined) {
        if (!mayRead(row, reader)) throw new HttpError(404);
        if (row.mainType !== CONTENT_KIND.video && reader === null) throw new HttpError(401);
      }
      return read(
        opened ?? (await findFileId(orm, row, part)),
        row.mainType === CONTENT_KIND.video || part === 'preview',
      );
    },

    /** Gives a reader a ticket for the file of an item, and counts a download. */
    async open({ mid, part }: ParsedInput<typeof openCommunityFile>, reader: Subject): Promise<{ url: string }> {
      const row = await contents.find(orm, isContent(mid));
      const id = await findFileId(orm, row, part);
      if (id === '' || !mayRead(row, reader)) throw new HttpError(404);
      if (part === 'file' && row.ownerId !== reader.id) await changeCounts(orm, mid, { downloads: 1 });
      return { url: makeUrl(mid, part, id) };
    },

    /** Addresses of what a moderator has to look at: the text that waits, or the one that is out. */
    async openForReview(runner: QueryRunner, row: ContentRow): Promise<EndpointData<typeof openQueuedFiles>> {
      // What nobody has submitted is its author's alone.
      if (row.state === DRAFT) throw new HttpError(409, '作者还没有提交，不能查看文件');
      const find = row.submittedAt === null ? findFileId : findNewestId;
      const file = await find(runner, row, 'file');
      const captions = await find(runner, row, 'captions');
      return {
        fileUrl: file && makeUrl(row.mid, 'file', file),
        previewUrl: file && makeUrl(row.mid, 'preview', file),
        captionsUrl: captions && makeUrl(row.mid, 'captions', captions),
        pictureTicket: makeLookTicket(row.id, clock().getTime() + TICKET_MS),
      };
    },
  };

  async function isOwnUpload(id: string, reader: Pick<Subject, 'id'> | null): Promise<boolean> {
    return reader !== null && (await findFile(orm, id))?.ownerId === reader.id;
  }

  function makeUrl(mid: string, part: OfferedFile['part'], id: string): string {
    const query = new URLSearchParams({ mid, part, ticket: makeTicket(mid, id, clock().getTime() + TICKET_MS) });
    return `/ptl/community/content/file?${query}`;
  }

  /** The file that a ticket is for: the one that is shown, or the one that waits beside it. */
  async function findTicketed(row: ContentRow, part: OfferedFile['part'], ticket: string | undefined) {
    if (ticket === undefined) return undefined;
    const ids = [await findFileId(orm, row, part), await findNewestId(orm, row, part)];
    return ids.find((id) => isTicket(ticket, row.mid, id));
  }

  function makeLookTicket(itemId: string, until: number): string {
    return `${itemId}.${until}.${protection.fingerprint(`community.look:${itemId}:${until}`)}`;
  }

  /** The item whose pictures a moderator has opened. */
  function readLooked(ticket = ''): string | undefined {
    return readTicket(ticket, makeLookTicket);
  }

  function makePicturesTicket(readerId: string, until: number): string {
    return `${readerId}.${until}.${protection.fingerprint(`community.pictures:${readerId}:${until}`)}`;
  }

  function readReader(ticket = ''): Pick<Subject, 'id'> | null {
    const id = readTicket(ticket, makePicturesTicket);
    return id === undefined ? null : { id };
  }

  /** Whom or what a ticket is for that begins with an id and its end. */
  function readTicket(ticket: string, make: (id: string, until: number) => string): string | undefined {
    const [id = '', until = ''] = ticket.split('.');
    const isValid = isRecordId(id) && Number(until) > clock().getTime();
    return isValid && isSameSecret(ticket, make(id, Number(until))) ? id : undefined;
  }

  function makeTicket(mid: string, id: string, until: number): string {
    return `${until}.${protection.fingerprint(`community.file:${mid}:${id}:${until}`)}`;
  }

  function isTicket(ticket: string | undefined, mid: string, id: string): boolean {
    const until = Number(ticket?.split('.')[0]);
    return until > clock().getTime() && isSameSecret(ticket ?? '', makeTicket(mid, id, until));
  }
}

async function findNewestId(orm: QueryRunner, row: ContentRow, part: OfferedFile['part']): Promise<string> {
  const { body } = await readDraft(orm, row);
  return (part === 'captions' ? body.captionsId : body.fileId) ?? '';
}

async function findFileId(orm: QueryRunner, row: ContentRow, part: OfferedFile['part']): Promise<string> {
  const file = await readShownFile(orm, row);
  return (part === 'captions' ? file?.captionsId : file?.fileId) ?? '';
}

function mayRead(row: ContentRow, reader: Subject | null): boolean {
  return isReadable(row, reader) || (reader !== null && row.ownerId === reader.id);
}
