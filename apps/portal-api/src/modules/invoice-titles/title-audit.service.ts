import type { EndpointData } from '@portal/api-contract';
import type { InvoiceTitleDetail, listQueuedInvoiceTitles } from '@portal/api-contract/account';
import type { InvoiceTitleFields } from '@portal/api-contract/rules';
import { type ActionOf, invoiceTitleLifecycle } from '@portal/lifecycles';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { findFile } from '../../platform/files/files.repository';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { createRecordQueue } from '../../platform/records/record-queue';
import type { Actor } from '../../platform/records/record-transition';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Operator } from '../../platform/operations/operator-calls';
import type { DataProtection } from '../../platform/security/data-protection';
import { users } from '../users/users.read-model';
import { createInvoiceTitles, describeTitleFully, isTitle } from './invoice-titles.repository';
import { invoiceTitle, type InvoiceTitleRow } from './invoice-titles.tables';
import { openTitle } from './title-form';

export interface TitleAuditOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
}

/** What finance has decided about which version of a title. */
interface Decision {
  readonly id: string;
  readonly version: number;
  readonly reason?: string;
}

type QueuedTitle = EndpointData<typeof listQueuedInvoiceTitles>['list'][number];

type Decided = Extract<ActionOf<typeof invoiceTitleLifecycle>, 'approve' | 'reject' | 'expire'>;

/** How long the demonstration's operator leaves a title waiting. */
const DEMO_DELAY_MS = 25_000;
const DEMO_BATCH = 10;
const AUTOMATIC: Actor = { role: 'finance', id: null, name: '' };

/** What finance does with titles. */
export function createTitleAuditService({ database, clock, protection }: TitleAuditOptions) {
  const { orm } = database;
  const titles = createInvoiceTitles(protection);

  const queue = createRecordQueue(
    {
      kind: titles,
      columns: { createdAt: invoiceTitle.createdAt },
      isListed: isNull(invoiceTitle.deletedAt),
      isRecord: isTitle,
      numberOf: ({ titleNo }) => titleNo,
      orderOf: () => [asc(invoiceTitle.updatedAt), asc(invoiceTitle.id)],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ row: invoiceTitle, userCode: users.userCode, total })
          .from(invoiceTitle)
          .innerJoin(users, eq(users.id, invoiceTitle.ownerId))
          .where(isOnPage)
          .orderBy(...order),
      toItem: ({ row, userCode }) => toQueued(row, openTitle(protection, row), userCode),
      describe: (runner, row): Promise<InvoiceTitleDetail> => describeTitleFully(runner, protection, row, false),
    },
    { database, clock },
  );

  /** Decides in the demonstration operator's name. */
  async function transition(runner: QueryRunner, row: InvoiceTitleRow, action: Decided, reason = '') {
    const at = clock();
    const subject = { subjectKind: invoiceTitleLifecycle.name, subjectNo: row.titleNo };
    await noteAudit(runner, { actorId: null, action: `${invoiceTitleLifecycle.name}.${action}`, ...subject, at });
    await titles.transition(runner, row, { action, actor: AUTOMATIC, reason, at });
  }

  return {
    /** A page of the titles in a state, longest waiting first. */
    list: (input: ParsedInput<typeof listQueuedInvoiceTitles>) =>
      queue.list(eq(invoiceTitle.state, input.status), input, input),

    counts: queue.counts,

    /** A title in full, for whoever audits it. */
    open: queue.open,

    /** A file of a title, noted in the audit log. */
    async findFile(operator: Operator, id: string, fileId: string) {
      const row = await titles.find(orm, isTitle(id));
      const file = row.fileIds.includes(fileId) ? await findFile(orm, fileId) : undefined;
      if (!file) throw new HttpError(404);
      await queue.audit(orm, operator, 'openFile', row);
      return file;
    },

    /** Decides about a title as it was seen; one that has changed since is rejected with 409. */
    decide: (operator: Operator, action: Decided, { id: number, version, reason }: Decision) =>
      queue.act(operator, { number, version }, action, reason),

    /**
     * The demonstration's operator: passes what has waited, rejects what asks for it by its name, and leaves numbers
     * that somebody has to look at to people.
     */
    async auditWaiting(): Promise<void> {
      const isDue = and(
        eq(invoiceTitle.state, 1),
        eq(invoiceTitle.warning, ''),
        isNull(invoiceTitle.deletedAt),
        lte(invoiceTitle.updatedAt, new Date(clock().getTime() - DEMO_DELAY_MS)),
      );
      for (let count = 0; count < DEMO_BATCH; count += 1) {
        const hasMore = await database.transaction(async (runner) => {
          const oldest = asc(invoiceTitle.updatedAt);
          const [row] = await runner
            .select()
            .from(invoiceTitle)
            .where(isDue)
            .orderBy(oldest, asc(invoiceTitle.id))
            .limit(1)
            .for('update', { skipLocked: true });
          if (row === undefined) return false;
          const isRejected = openTitle(protection, row).name.includes('测试驳回');
          if (isRejected) await transition(runner, row, 'reject', '抬头与登记信息不一致，请核对后重新提交');
          else await transition(runner, row, 'approve');
          return true;
        });
        if (!hasMore) return;
      }
    },
  };
}

function toQueued(
  { id, titleNo, kind, warning, state, createdAt, updatedAt }: InvoiceTitleRow,
  { name, taxNumber }: InvoiceTitleFields,
  userCode: string,
): QueuedTitle {
  return {
    ...{ id, titleNo, userCode, kind, name, taxNumber, status: state, isFlagged: warning !== '' },
    createdAt: toChinaTime(createdAt),
    updatedAt: toChinaTime(updatedAt),
  };
}

/** The demonstration's operator for titles. */
export function createTitleAuditTask(options: TitleAuditOptions): OperatorTask {
  const audits = createTitleAuditService(options);
  return { name: 'invoice-titles', run: audits.auditWaiting };
}
