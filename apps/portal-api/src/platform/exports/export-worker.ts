import { and, asc, eq, gte, isNull, lt, or } from 'drizzle-orm';
import { toChinaTime } from '../china-time';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import { eraseBytes } from '../files/erase-bytes';
import { cutPieces } from '../files/file-pieces';
import { postMessage } from '../messages/post-message';
import { SYSTEM } from '../records/record-transition';
import type { ExportKind } from './define-export';
import { type ExportPiecesOptions, listPieceKeys, putPiece } from './export-pieces';
import { type ExportRow, type ExportTable, RUNNING, WAITING } from './export-table';

/** Days for which an export can be fetched (design: account area). */
const EXPORT_DAYS = 7;

const DAY_MS = 24 * 3_600_000;

/** An export that is still running after this time belongs to a process that is gone. */
const STUCK_MS = 5 * 60_000;

const MAX_TRIES = 3;

/** Time between two tries. */
const RETRY_MS = 30_000;

/** Exports made in one go; the others wait for the next. */
const BATCH = 3;

export interface ExportWorkerOptions extends ExportPiecesOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Bytes of a file; those that come one after the other are stored before the next are asked for. */
export type FileBytes = AsyncIterable<Buffer> | readonly Buffer[];

/** Makes the file of an export; `undefined` where it is wanted no more. It says how far it is, in percent. */
export type MakeFile = (
  task: ExportRow,
  report: (progress: number) => Promise<unknown>,
) => Promise<FileBytes | undefined>;

/** Makes the exports that were asked for. Several instances may do so at once: each takes others. */
export async function makeExports(kind: ExportKind, options: ExportWorkerOptions, makeFile: MakeFile): Promise<void> {
  await giveUpStuck(kind, options);
  const failures: unknown[] = [];
  for (let made = 0; made < BATCH; made += 1) {
    const task = await claimTask(kind, options);
    if (task === undefined) break;
    try {
      await makeExport(kind, options, task, makeFile);
    } catch (error) {
      await abandon(kind, options, task);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${kind.lifecycle.name} could not be made`);
}

/** Exports whose maker is gone, as if it had been cut off. */
function isStuck(table: ExportTable, now: Date) {
  return and(eq(table.state, RUNNING), lt(table.startedAt, new Date(now.getTime() - STUCK_MS)));
}

/** Gives up exports whose makers were all cut off: making them again might end this process too. */
async function giveUpStuck({ record, table }: ExportKind, { database, clock }: ExportWorkerOptions): Promise<void> {
  const now = clock();
  await database.transaction(async (runner) => {
    const rows = await runner
      .select()
      .from(table)
      .where(and(isStuck(table, now), gte(table.tries, MAX_TRIES)))
      .for('update', { skipLocked: true });
    for (const row of rows) {
      await eraseBytes({ runner, now }, listPieceKeys(row));
      await record.transition(runner, row, { action: 'fail', actor: SYSTEM, at: now }, { progress: 0 });
    }
  });
}

async function claimTask(
  { record, table }: ExportKind,
  { database, clock }: ExportWorkerOptions,
): Promise<ExportRow | undefined> {
  const now = clock();
  const isDue = and(
    eq(table.state, WAITING),
    or(isNull(table.startedAt), lt(table.startedAt, new Date(now.getTime() - RETRY_MS))),
  );
  return database.transaction(async (runner) => {
    const [due] = await runner
      .select()
      .from(table)
      .where(or(isDue, and(isStuck(table, now), lt(table.tries, MAX_TRIES))))
      .orderBy(asc(table.requestedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    // Whoever tried before may have been cut off after the bytes were written.
    await eraseBytes({ runner, now }, listPieceKeys(due));
    const request = { action: 'start', actor: SYSTEM, at: now } as const;
    const tries = due.tries + 1;
    const storageKey = toStorageKey(due.id, tries);
    return record.transition(runner, due, request, { progress: 0, startedAt: now, tries, storageKey, pieces: 1 });
  });
}

async function makeExport(kind: ExportKind, options: ExportWorkerOptions, task: ExportRow, makeFile: MakeFile) {
  const { database, files } = options;
  const change = (values: Partial<Pick<ExportRow, 'progress' | 'pieces'>>) =>
    changeOwn(kind, database, task, (runner, row) => kind.record.change(runner, row, values));
  const bytes = await makeFile(task, (progress) => change({ progress }));
  if (bytes === undefined) return;
  let [size, pieces, isOwn] = [0, 0, true];
  for await (const piece of cutPieces(bytes)) {
    // Noted before it is there: whoever lets go of the export knows of it.
    if (pieces > 0) isOwn = await change({ pieces: pieces + 1 });
    if (!isOwn) break;
    await putPiece(options, kind, task, pieces, piece);
    [size, pieces] = [size + piece.length, pieces + 1];
  }
  // The account was closed meanwhile, or another instance took the export over.
  if (!(isOwn && (await finish(kind, options, task, { size }))))
    for (const key of listPieceKeys({ ...task, pieces })) await files.remove(key);
}

function finish(
  kind: ExportKind,
  { database, clock }: ExportWorkerOptions,
  task: ExportRow,
  file: Pick<ExportRow, 'size'>,
): Promise<boolean> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
  return changeOwn(kind, database, task, async (runner, row) => {
    const request = { action: 'finish', actor: SYSTEM, at: now } as const;
    await kind.record.transition(runner, row, request, { ...file, progress: 100, expiresAt });
    await postMessage(runner, {
      ownerId: task.ownerId,
      type: kind.messageType,
      title: `${kind.lifecycle.record}已完成`,
      body: `文件可在 ${toChinaTime(expiresAt).slice(0, 16).replace('T', ' ')} 前下载。${kind.advice}`,
      link: kind.page,
      recordNo: '',
      at: now,
    });
  });
}

/** Lets an export be tried again, a few times. */
async function abandon(kind: ExportKind, { database, clock }: ExportWorkerOptions, task: ExportRow): Promise<void> {
  const request = { action: task.tries >= MAX_TRIES ? 'fail' : 'retry', actor: SYSTEM, at: clock() } as const;
  await changeOwn(kind, database, task, async (runner, row) => {
    await eraseBytes({ runner, now: request.at }, listPieceKeys(row));
    await kind.record.transition(runner, row, request, { progress: 0 });
  });
}

/** Changes an export while it is this try's; `false` where another try has it by now, or it is gone. */
function changeOwn(
  { table }: ExportKind,
  database: Database,
  { id, tries }: ExportRow,
  change: (runner: QueryRunner, row: ExportRow) => Promise<unknown>,
): Promise<boolean> {
  const isOwn = and(eq(table.id, id), eq(table.state, RUNNING), eq(table.tries, tries));
  return database.transaction(async (runner) => {
    const [row] = await runner.select().from(table).where(isOwn).for('update');
    if (row) await change(runner, row);
    return row !== undefined;
  });
}

/** A key of its own for each try: what one that was cut off has left is not what the next one writes. */
function toStorageKey(id: string, tries: number): string {
  return `exports/${id.slice(0, 2)}/${id}-${tries}`;
}
