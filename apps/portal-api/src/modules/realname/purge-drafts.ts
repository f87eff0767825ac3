import { eq, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { removeDrafts } from './drafts.repository';
import { DRAFT_LIFETIME_MS } from './drafts.service';
import { identificationDraft } from './drafts.tables';

/** Removes drafts that nobody has gone on with, and their pictures. */
export function createDraftPurge(options: { readonly database: Database; readonly clock: Clock }): DueWork {
  return createDueRows(
    {
      name: 'realname.purge-drafts',
      table: identificationDraft,
      isDue: (now) => lte(identificationDraft.savedAt, new Date(now.getTime() - DRAFT_LIFETIME_MS)),
      since: identificationDraft.savedAt,
      work: (runner, { id, ownerId }) => removeDrafts(runner, { id: ownerId }, eq(identificationDraft.id, id)),
    },
    options,
  );
}
