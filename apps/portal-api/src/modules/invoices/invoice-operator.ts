import { and, asc, gte, isNull, lte } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Actor } from '../../platform/records/record-transition';
import type { ApplyOptions } from './apply-for-invoice';
import { createInvoiceDecisions } from './invoice-decisions';
import { invoice, type InvoiceRow, ISSUING, RED_REQUESTED, REVIEWING, WITHDRAWING } from './invoices.tables';

/** A person would not be quicker, and its owner may have second thoughts. */
const DELAY_MS = 25_000;

/** What nothing has happened to for longer is history, and stays as it is. */
const ATTENTION_MS = 3_600_000;

const BATCH = 20;

const AUTOMATIC: Actor = { role: 'finance', id: null, name: '' };

/** Word by which a visitor of the demonstration can see an application rejected. */
const MARKER = '测试驳回';

/** Lets the automatic operator stand in for finance where nobody works on an invoice. */
export function createInvoiceTask(
  options: ApplyOptions & { readonly database: Database; readonly clock: Clock },
): OperatorTask {
  const { database, clock } = options;
  const decisions = createInvoiceDecisions(options);

  /** Does what finance would do; returns its name. */
  async function decide(runner: QueryRunner, row: InvoiceRow, at: Date): Promise<string> {
    const deciding = { operator: AUTOMATIC, at };
    switch (row.state) {
      case REVIEWING: {
        const reason = row.remark.includes(MARKER)
          ? `演示环境中，备注含“${MARKER}”的申请不予通过`
          : await findObjection(runner, row, at);
        if (reason !== '') await decisions.step(runner, row, deciding, 'reject', reason);
        return reason === '' ? 'pass' : 'reject';
      }
      case ISSUING:
        await decisions.post(runner, row, deciding, {
          ...{ number: toPaperNumber(row.invoiceNo), company: '演示快递', trackingNo: `DEMO${row.invoiceNo.slice(2)}` },
        });
        return 'post';
      case WITHDRAWING:
        await decisions.step(runner, row, deciding, 'acceptWithdrawal');
        return 'acceptWithdrawal';
      case RED_REQUESTED:
        await decisions.approveRed(runner, row, deciding);
        return 'approveRed';
      default:
        throw new Error(`Invoice ${row.invoiceNo} waits for nothing that is known`);
    }
  }

  /** Passes an application, or says why its title does not let it pass. */
  async function findObjection(runner: QueryRunner, row: InvoiceRow, at: Date): Promise<string> {
    try {
      await decisions.pass(runner, row, { operator: AUTOMATIC, at });
      return '';
    } catch (error) {
      if (error instanceof HttpError && error.status === 409) return error.msg;
      throw error;
    }
  }

  /** Looks after the invoice that waits longest; `false` where none does. */
  async function attend(runner: QueryRunner): Promise<boolean> {
    const at = clock();
    const { waitsSince, assigneeId, id } = invoice;
    const isUnattended = and(
      lte(waitsSince, new Date(at.getTime() - DELAY_MS)),
      gte(waitsSince, new Date(at.getTime() - ATTENTION_MS)),
      isNull(assigneeId),
    );
    const [row] = await runner
      .select()
      .from(invoice)
      .where(isUnattended)
      .orderBy(asc(waitsSince), asc(id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (row === undefined) return false;
    const action = await decide(runner, row, at);
    const subject = { subjectKind: options.invoices.lifecycle.name, subjectNo: row.invoiceNo };
    await noteAudit(runner, { actorId: null, action: `invoice.${action}`, ...subject, at });
    return true;
  }

  return {
    name: 'invoices',
    async run() {
      for (let count = 0; count < BATCH; count += 1) if (!(await database.transaction(attend))) return;
    },
  };
}

/** Eight digits as those of paper, which follow from the number of the invoice. */
function toPaperNumber(invoiceNo: string): string {
  const hash = createHash('sha256').update(invoiceNo).digest();
  return String(hash.readUInt32BE() % 100_000_000).padStart(8, '0');
}
