import { and, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { releaseFiles } from '../../platform/files/files.repository';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { identifications } from './identifications.repository';
import { identification } from './realname.tables';

/** How long it can be looked up with what somebody was verified. */
const KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Deletes what verifications were checked with and their pictures, 30 days after the decision; name and number too
 * where they have not passed.
 */
export function createElementPurge(options: { readonly database: Database; readonly clock: Clock }): DueWork {
  return createDueRows(
    {
      name: 'realname.purge-elements',
      table: identification,
      isDue: (now) =>
        and(isNull(identification.purgedAt), lte(identification.decidedAt, new Date(now.getTime() - KEPT_MS))),
      since: identification.decidedAt,
      async work(runner, row, at) {
        await releaseFiles(runner, { id: row.ownerId }, row.fileIds);
        await identifications.change(runner, row, {
          ...{ formEncrypted: '', fileIds: [], purgedAt: at },
          ...([7, 8].includes(row.state) && { identityEncrypted: '', numberIndex: '' }),
        });
      },
    },
    options,
  );
}
