import type { DataExport } from '@portal/api-contract/account';
import { and, desc, eq, ne } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { toChinaDay, toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { isRecordId } from '../../platform/database/record-id';
import type { FileStore } from '../../platform/files/file-store';
import type { CallContext } from '../../platform/http/call-context';
import { FileResponse } from '../../platform/http/raw-response';
import { HttpError } from '../../platform/http/http-error';
import { type IdempotencyService, readIdempotencyKey } from '../../platform/idempotency/idempotency.service';
import { noteAudit } from '../../platform/operations/note-audit';
import { toActor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { dataExports, type ExportRow, toExportPlace } from './data-export-record';
import { createOwnerProofs } from './owner-proof';
import { dataExport, DONE, EXPORT_WORDS, FAILED, RUNNING, WAITING } from './privacy.tables';

const DAY_MS = 24 * 3_600_000;

export interface DataExportsOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly idempotency: IdempotencyService;
  readonly files: FileStore;
}

/** Exports of personal data as their owner sees them; the worker makes them. */
export function createDataExports({ orm, clock, protection, idempotency, files }: DataExportsOptions) {
  const proofs = createOwnerProofs(clock);

  async function findNewest(runner: QueryRunner, { id }: Subject): Promise<ExportRow | undefined> {
    const [row] = await runner
      .select()
      .from(dataExport)
      .where(eq(dataExport.ownerId, id))
      .orderBy(desc(dataExport.requestedAt), desc(dataExport.id))
      .limit(1);
    return row;
  }

  async function findOwn(owner: Subject, taskId: string): Promise<ExportRow> {
    const [row] = isRecordId(taskId)
      ? await orm
          .select()
          .from(dataExport)
          .where(and(eq(dataExport.ownerId, owner.id), eq(dataExport.id, taskId)))
      : [];
    if (!row) throw new HttpError(404);
    return row;
  }

  async function store(runner: QueryRunner, owner: Subject, ticket: string): Promise<{ taskId: string }> {
    const now = clock();
    await lockOwner(runner, 'data-export', owner.id);
    const [last] = await runner
      .select()
      .from(dataExport)
      // One that failed gave its owner nothing.
      .where(and(eq(dataExport.ownerId, owner.id), ne(dataExport.state, FAILED)))
      .orderBy(desc(dataExport.requestedAt), desc(dataExport.id))
      .limit(1);
    if (last && isUnderWay(last)) throw new HttpError(409, '正在导出，请稍候');
    const waitMs = last ? last.requestedAt.getTime() + DAY_MS - now.getTime() : 0;
    if (waitMs > 0)
      throw new HttpError(429, '24小时内只能导出一次，请稍后再试', { retryAfter: Math.ceil(waitMs / 1000) });
    await proofs.require(runner, owner, { scene: 'exportData', ticket, purpose: '申请导出' });
    const id = randomUUID();
    const values = { id, ownerId: owner.id, requestedAt: now };
    await dataExports.create(runner, values, { action: 'request', actor: toActor(owner), at: now });
    await audit(runner, owner, 'request', id);
    return { taskId: id };
  }

  /** Everything about somebody leaves the portal: it is noted who asked for it and who fetched it (security H35). */
  function audit(runner: QueryRunner, owner: Subject, action: string, subjectNo: string): Promise<void> {
    return noteAudit(runner, { actorId: owner.id, action, subjectKind: 'dataexport', subjectNo, at: clock() });
  }

  return {
    /** Asks for an export. Rejects with 409 while one is being made, with 429 within a day of the last one. */
    request(owner: Subject, ticket: string, { headers }: CallContext): Promise<{ taskId: string }> {
      const call = {
        scope: `data-export:${owner.id}`,
        key: readIdempotencyKey(headers),
        fingerprint: protection.fingerprint(ticket),
      };
      return idempotency.runOnce(call, (runner) => store(runner, owner, ticket));
    },
    /** How far an export is; the newest one without an id. */
    async find(owner: Subject, taskId: string | undefined): Promise<DataExport | null> {
      const row = taskId === undefined ? await findNewest(orm, owner) : await findOwn(owner, taskId);
      return row ? toDataExport(row, clock()) : null;
    },
    /** The zip of an export, which is noted in the audit log. */
    async readFile(owner: Subject, taskId: string): Promise<FileResponse> {
      const row = await findOwn(owner, taskId);
      const sealed = isReady(row, clock()) ? await files.get(row.storageKey) : undefined;
      if (sealed === undefined) throw new HttpError(404, '导出文件不存在或已过期');
      const bytes = protection.open(sealed, toExportPlace(row.id));
      await audit(orm, owner, 'download', row.id);
      return new FileResponse(bytes, `个人数据-${toChinaDay(row.requestedAt)}.zip`, 'application/zip');
    },
  };
}

export type DataExports = ReturnType<typeof createDataExports>;

function isUnderWay({ state }: ExportRow): boolean {
  return state === WAITING || state === RUNNING;
}

function isReady({ state, expiresAt }: ExportRow, now: Date): boolean {
  return state === DONE && expiresAt !== null && expiresAt > now;
}

function toDataExport(row: ExportRow, now: Date): DataExport {
  const { id, state, progress, size, requestedAt, expiresAt } = row;
  const isOver = state === DONE && !isReady(row, now);
  return {
    taskId: id,
    status: isOver ? 'expired' : EXPORT_WORDS[state],
    progress,
    size,
    requestedAt: toChinaTime(requestedAt),
    url: isReady(row, now) ? `/ptl/privacy/exportFile?taskId=${id}` : null,
    expireAt: expiresAt && toChinaTime(expiresAt),
    nextAt: toChinaTime(state === FAILED ? now : new Date(requestedAt.getTime() + DAY_MS)),
  };
}
