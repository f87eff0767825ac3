import { toPicturePath } from '@portal/api-contract/community';
import { and, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database, QueryRunner } from '../../platform/database/database';
import { readPieces } from '../../platform/files/file-pieces';
import { isPictureInBounds } from '../../platform/files/file-types';
import type { FileStore } from '../../platform/files/file-store';
import { findFile, type StoredFileRow } from '../../platform/files/files.repository';
import { keepMadeFile } from '../../platform/files/made-files';
import type { InspectedFile } from '../../platform/files/upload-inspection';
import type { UploadInspector } from '../../platform/files/upload-inspector';
import { readFileContent } from '../../platform/files/uploads.service';
import type { Clock } from '../../platform/clock';
import { findDueIds } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import type { DataProtection } from '../../platform/security/data-protection';
import type { VideoFrames } from '../../platform/video/video-frames';
import { communityContent, type ContentRow } from './community.tables';
import { contents } from './content-record';
import { IS_SHOWN } from './content-readers';
import { announceContent } from './content-shelf';

/** With what posters are made. */
export interface PosterOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
  readonly inspector: UploadInspector;
  /** Absent where the installation has no program that reads videos: pictures need none. */
  readonly frames: VideoFrames | undefined;
}

type Picture = InspectedFile & { readonly type: 'jpg' | 'png' };

const NAME = 'communitycontent.poster';

const { file, mainType, cover, publishedAt } = communityContent;

/** Widest poster in pixels: the column of a page on a screen that has two for one. */
const POSTER_WIDTH = 1280;

const IS_PICTURE = sql`${file} ->> 'type' in ('jpg', 'png')`;

/** Condition of videos and pictures on the shelf that have no cover, and that nobody has looked into for one. */
export const LACKS_POSTER = and(
  IS_SHOWN,
  sql`(${mainType} = 1 or ${IS_PICTURE})`,
  sql`${cover} = ''`,
  sql`${file} ->> 'fileId' <> ''`,
  sql`not ${file} ? 'posterId'`,
);

/** Gives videos a picture of their own as their cover, and pictures a smaller one, where their authors gave none. */
export function createPosterWork({ database, clock, protection, files, inspector, frames }: PosterOptions): DueWork {
  const { orm } = database;
  const store = { protection, store: files };
  const isDue = frames ? LACKS_POSTER : and(LACKS_POSTER, IS_PICTURE);
  const due = { name: NAME, table: communityContent, isDue: () => isDue, since: publishedAt };

  async function drawPoster(fileId: string, signal: AbortSignal): Promise<Buffer | undefined> {
    const stored = await findFile(orm, fileId);
    const picture = stored && (await readPicture(stored, signal));
    if (picture === undefined || !isPictureInBounds(picture.type, picture.bytes)) return undefined;
    // What a program has made of a stranger's file is no more trusted than the file.
    const inspection = await inspector.inspect({ ...picture, maxWidth: POSTER_WIDTH });
    return 'finding' in inspection ? undefined : inspection.redrawn?.bytes;
  }

  /** A picture of a video, or the picture that the file is. */
  async function readPicture(stored: StoredFileRow, signal: AbortSignal): Promise<Picture | undefined> {
    const { type, size, seconds } = stored;
    if (type === 'jpg' || type === 'png') return { type, bytes: (await readFileContent(store, stored)).bytes };
    if (stored.pieces === 0) return undefined;
    const read = (range: Parameters<typeof readPieces>[2]) => readPieces(store, stored, range);
    const bytes = await frames?.take({ size, seconds, read }, signal);
    return bytes && { type: 'jpg', bytes };
  }

  async function keepPoster(runner: QueryRunner, row: ContentRow, fileId: string, bytes: Buffer): Promise<string> {
    const id = toPosterId(fileId);
    const name = '封面.jpg';
    const owned = { ownerId: row.ownerId ?? row.id, unit: 'community', type: 'jpg' } as const;
    await keepMadeFile(runner, { protection, files }, { ...owned, id, name, bytes, at: clock() });
    return id;
  }

  return {
    name: NAME,
    findDue: (now, limit) => findDueIds(due, orm, now, limit),
    async work(id, run) {
      const isIt = and(eq(communityContent.id, id), isDue);
      const [found] = await orm.select().from(communityContent).where(isIt);
      const fileId = found?.file?.fileId;
      if (!fileId) return;
      const bytes = await drawPoster(fileId, run.signal);
      await database.transaction(async (runner) => {
        const [row] = await runner.select().from(communityContent).where(isIt).for('update');
        // Its author may have given it another file meanwhile.
        if (row?.file?.fileId === fileId) {
          const posterId = bytes ? await keepPoster(runner, row, fileId, bytes) : '';
          await contents.mark(runner, row, { ...withPoster(row, posterId) });
          if (posterId) await announceContent(runner);
        }
        await run.complete(runner);
      });
    },
  };
}

function withPoster({ file: shown, fileIds }: ContentRow, posterId: string): Partial<ContentRow> {
  if (shown === null) return {};
  const next = { ...shown, posterId };
  return posterId === ''
    ? { file: next }
    : { file: next, cover: toPicturePath(posterId), fileIds: [...new Set([...fileIds, posterId])] };
}

/** Made again, a poster takes the place of the first: an attempt that was cut off leaves no bytes that nobody knows. */
function toPosterId(fileId: string): string {
  const hex = createHash('sha256').update(`community poster ${fileId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
