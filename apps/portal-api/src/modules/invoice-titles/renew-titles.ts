import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { EventHandler } from '../../platform/records/domain-events';
import { SYSTEM } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Identities } from '../realname/effective-identity';
import { createInvoiceTitles } from './invoice-titles.repository';
import { invoiceTitle } from './invoice-titles.tables';
import { isSpecial, openTitle, sealTitle } from './title-form';

/** Passed ones, and those that can still be passed. */
const LIVE_STATES = [1, 2, 3, 5] as const;

export interface TitleRenewalOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly identities: Identities;
}

/**
 * What becomes of titles for 专票 once the identity they were taken from is another: under a new name of the same
 * enterprise they go on; those of another enterprise have expired, and those that wait for finance are sent back.
 */
export function createTitleRenewal({ database, clock, protection, identities }: TitleRenewalOptions): EventHandler {
  const titles = createInvoiceTitles(protection);
  return {
    event: 'identity.replaced',
    name: 'invoice-titles.renew',
    handle: ({ recordId, ownerId }, run) =>
      database.transaction(async (runner) => {
        const [former, current] = [
          await identities.findById(runner, recordId),
          await identities.findEffective(runner, ownerId),
        ];
        const rows = await runner
          .select()
          .from(invoiceTitle)
          .where(
            and(
              eq(invoiceTitle.ownerId, ownerId),
              isNull(invoiceTitle.deletedAt),
              inArray(invoiceTitle.state, [...LIVE_STATES]),
            ),
          )
          .orderBy(invoiceTitle.id)
          .for('update');
        const at = clock();
        for (const row of rows) {
          const fields = openTitle(protection, row);
          const isOfFormer = isSpecial(fields) && fields.name === former.name && fields.taxNumber === former.number;
          if (!isOfFormer || current === undefined) continue;
          if (current.number === former.number) {
            const formEncrypted = sealTitle(protection, row.id, { ...fields, name: current.name });
            await titles.change(runner, row, { formEncrypted, updatedAt: at });
          } else if (row.state === 1 || row.state === 2) {
            const action = row.state === 1 ? 'reject' : 'expire';
            const reason = `实名认证的企业已变更为${current.name}，请使用新的抬头`;
            await titles.transition(runner, row, { action, actor: SYSTEM, at, reason });
          }
        }
        await run.complete(runner);
      }),
  };
}
