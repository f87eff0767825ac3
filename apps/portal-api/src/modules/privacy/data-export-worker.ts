import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { openFile } from '../../platform/files/file-sealing';
import { eraseBytes } from '../../platform/files/erase-bytes';
import { choosePackedFiles, listFiles } from '../../platform/files/file-data';
import type { FileStore } from '../../platform/files/file-store';
import { postMessage } from '../../platform/messages/post-message';
import type { DataOwner, PersonalData } from '../../platform/modules/personal-data';
import { SYSTEM } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import { dataExports, EXPORT_PAGE, type ExportRow, toExportPlace } from './data-export-record';
import { findDataOwner } from './data-owner.repository';
import { buildArchive, type ExportedFile, type ExportedKind } from './export-archive';
import { dataExport, RUNNING, WAITING } from './privacy.tables';

/** Days for which an export can be fetched (design: account area, data export). */
export const EXPORT_DAYS = 7;

const DAY_MS = 24 * 3_600_000;

/** An export that is still running after this time belongs to a process that is gone. */
const STUCK_MS = 5 * 60_000;

const MAX_TRIES = 3;

/** Time between two tries. */
const RETRY_MS = 30_000;

/** Exports made in one go; the others wait for the next. */
const BATCH = 3;

export interface ExportWorkerOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly files: FileStore;
  /** Everything the portal holds about a user, in the order in which it is exported. */
  readonly personalData: readonly PersonalData[];
}

/** Makes the exports that were asked for. Several instances may do so at once: each takes others. */
export async function makeDataExports(options: ExportWorkerOptions): Promise<void> {
  const failures: unknown[] = [];
  for (let made = 0; made < BATCH; made += 1) {
    const task = await claimTask(options);
    if (task === undefined) break;
    try {
      await makeExport(options, task);
    } catch (error) {
      await abandon(options, task);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Exports of personal data could not be made');
}

async function claimTask({ database, clock }: ExportWorkerOptions): Promise<ExportRow | undefined> {
  const now = clock();
  const isDue = and(
    eq(dataExport.state, WAITING),
    or(isNull(dataExport.startedAt), lt(dataExport.startedAt, new Date(now.getTime() - RETRY_MS))),
  );
  const isStuck = and(eq(dataExport.state, RUNNING), lt(dataExport.startedAt, new Date(now.getTime() - STUCK_MS)));
  return database.transaction(async (runner) => {
    const [due] = await runner
      .select()
      .from(dataExport)
      .where(or(isDue, isStuck))
      .orderBy(asc(dataExport.requestedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return undefined;
    // Whoever tried before may have been cut off after the bytes were written.
    if (due.tries > 0) await eraseBytes({ runner, now }, [toStorageKey(due)]);
    const request = { action: 'start', actor: SYSTEM, at: now } as const;
    return dataExports.transition(runner, due, request, { progress: 0, startedAt: now, tries: due.tries + 1 });
  });
}

async function makeExport(options: ExportWorkerOptions, task: ExportRow): Promise<void> {
  const { database, clock, protection, files } = options;
  const owner = await findDataOwner(database.orm, task.ownerId);
  // Its account was closed a moment ago, and the export with it.
  if (owner === undefined) return;
  const kinds = await collectKinds(options, task, owner);
  const zip = buildArchive(kinds, await collectFiles(options, owner), clock());
  const storageKey = toStorageKey(task);
  await files.put(storageKey, protection.seal(zip, toExportPlace(task.id)));
  const isKept = await finish(options, task, storageKey, zip.length);
  // The account was closed meanwhile, or another instance took the export over.
  if (!isKept) await files.remove(storageKey);
}

function finish({ database, clock }: ExportWorkerOptions, task: ExportRow, storageKey: string, size: number) {
  const now = clock();
  const expiresAt = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
  return changeOwn(database, task, async (runner, row) => {
    const request = { action: 'finish', actor: SYSTEM, at: now } as const;
    await dataExports.transition(runner, row, request, { progress: 100, storageKey, size, expiresAt });
    await postMessage(runner, {
      ownerId: task.ownerId,
      type: 'security',
      title: '个人数据导出已完成',
      body: `文件可在 ${toChinaTime(expiresAt).slice(0, 16).replace('T', ' ')} 前下载。如非本人操作，请立即修改密码。`,
      link: EXPORT_PAGE,
      recordNo: '',
      at: now,
    });
  });
}

async function collectKinds(
  { database, protection, personalData }: ExportWorkerOptions,
  task: ExportRow,
  owner: DataOwner,
) {
  const kinds: ExportedKind[] = [];
  for (const [index, kind] of personalData.entries()) {
    kinds.push({ kind, rows: await kind.read({ orm: database.orm, protection }, owner) });
    const progress = Math.round(((index + 1) / personalData.length) * 80);
    await changeOwn(database, task, (runner, row) => dataExports.change(runner, row, { progress }));
  }
  return kinds;
}

async function collectFiles({ database, protection, files }: ExportWorkerOptions, owner: DataOwner) {
  const packed: ExportedFile[] = [];
  for (const file of choosePackedFiles(await listFiles(database.orm, owner.id))) {
    const sealed = await files.get(file.storageKey);
    if (sealed) packed.push({ id: file.id, name: file.name, bytes: openFile(protection, file, sealed) });
  }
  return packed;
}

/** Lets an export be tried again, a few times. */
async function abandon({ database, clock }: ExportWorkerOptions, task: ExportRow): Promise<void> {
  const request = { action: task.tries >= MAX_TRIES ? 'fail' : 'retry', actor: SYSTEM, at: clock() } as const;
  await eraseBytes({ runner: database.orm, now: request.at }, [toStorageKey(task)]);
  await changeOwn(database, task, (runner, row) => dataExports.transition(runner, row, request, { progress: 0 }));
}

/** Changes an export while it is this try's; `false` where another try has it by now, or it is gone. */
function changeOwn(
  database: Database,
  { id, tries }: ExportRow,
  change: (runner: QueryRunner, row: ExportRow) => Promise<unknown>,
): Promise<boolean> {
  const isOwn = and(eq(dataExport.id, id), eq(dataExport.state, RUNNING), eq(dataExport.tries, tries));
  return database.transaction(async (runner) => {
    const [row] = await runner.select().from(dataExport).where(isOwn).for('update');
    if (row) await change(runner, row);
    return row !== undefined;
  });
}

/** A key of its own for each try: what one that was cut off has left is not what the next one writes. */
function toStorageKey({ id, tries }: ExportRow): string {
  return `exports/${id.slice(0, 2)}/${id}-${tries}`;
}
