import { and, eq, isNull } from 'drizzle-orm';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { createAutomaticTask, REJECTION_WORD } from '../../platform/operations/automatic-task';
import type { Platform } from '../../platform/platform';
import { createInvoiceTitles } from './invoice-titles.repository';
import { invoiceTitle } from './invoice-titles.tables';
import { openTitle } from './title-form';
import { waitingTitles } from './waiting-titles';

/**
 * Lets the automatic operator audit titles: it passes what has waited, rejects what asks for it by its name, and leaves
 * numbers that somebody has to look at to people.
 */
export function createTitleTask({
  protection,
  ...options
}: Pick<Platform, 'database' | 'clock' | 'protection'>): OperatorTask {
  const titles = createInvoiceTitles(protection);
  return createAutomaticTask(
    {
      kind: titles,
      role: 'finance',
      numberOf: ({ titleNo }) => titleNo,
      isWaiting: () => and(waitingTitles.isWaiting, eq(invoiceTitle.warning, ''), isNull(invoiceTitle.assigneeId)),
      since: invoiceTitle.updatedAt,
      delayMs: 25_000,
      hasNoHistory: true,
      async attend(runner, row, { operator: actor, at }) {
        const isRejected = openTitle(protection, row).name.includes(REJECTION_WORD);
        const action = isRejected ? 'reject' : 'approve';
        const reason = isRejected ? '抬头与登记信息不一致，请核对后重新提交' : '';
        await titles.transition(runner, row, { action, actor, reason, at });
        return action;
      },
    },
    options,
  );
}
