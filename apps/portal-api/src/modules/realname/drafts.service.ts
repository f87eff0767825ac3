import {
  type IdentificationDraft,
  type listIdentificationDrafts,
  METHODS_OF_TYPES,
  REALNAME_LIMITS,
  type saveIdentificationDraft,
} from '@portal/api-contract/account';
import type { EndpointData } from '@portal/api-contract';
import { desc } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { claimFiles } from '../../platform/files/files.repository';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { type Flow, isDraftOf, isOwnDraft, openDraft, removeDrafts, sealDraft } from './drafts.repository';
import { type DraftRow, identificationDraft } from './drafts.tables';
import { assertConsents } from './submissions';

/** How long a draft is kept. */
export const DRAFT_LIFETIME_MS = REALNAME_LIMITS.draftDays * 24 * 3_600_000;

export interface DraftsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
}

/** Keeps what people have typed to be verified, so that nobody types it twice and no browser stores it. */
export function createDrafts({ database, clock, protection }: DraftsOptions) {
  const { orm } = database;

  async function findRow(runner: QueryRunner, owner: Subject, flow: Flow): Promise<DraftRow | undefined> {
    const [row] = await runner.select().from(identificationDraft).where(isDraftOf(owner, flow));
    return row;
  }

  function describe(row: DraftRow): IdentificationDraft {
    return {
      ...describeHead(row),
      ...{ version: row.id, fields: openDraft(protection, row), pictures: row.pictures },
    };
  }

  return {
    async list(owner: Subject): Promise<EndpointData<typeof listIdentificationDrafts>> {
      const rows = await orm
        .select()
        .from(identificationDraft)
        .where(isOwnDraft(owner))
        .orderBy(desc(identificationDraft.savedAt), desc(identificationDraft.id));
      return rows.map(describeHead);
    },
    async find(owner: Subject, flow: Flow): Promise<IdentificationDraft | null> {
      const row = await findRow(orm, owner, flow);
      return row ? describe(row) : null;
    },
    /** Keeps a draft. Rejects with 409 what was made from another version than the one that is kept. */
    async save(
      owner: Subject,
      { type, method, step, version, fields, pictures }: ParsedInput<typeof saveIdentificationDraft>,
    ): Promise<IdentificationDraft> {
      if (!METHODS_OF_TYPES[type].some((one) => one === method))
        throw rejectFields([{ field: 'method', msg: '该认证类型不支持此方式' }]);
      const [id, fileIds] = [randomUUID(), Object.values(pictures)];
      const row = await database.transaction(async (runner) => {
        // The lock of submissions: a draft is not saved behind one.
        await lockOwner(runner, 'identification', owner.id);
        await assertConsents(runner, owner, ['identityElements', ...(fileIds.length > 0 ? PICTURE_CONSENT : [])]);
        const kept = await findRow(runner, owner, { type, method });
        if ((kept?.id ?? null) !== version) throw new HttpError(409, '草稿刚刚在其他窗口有变化，请刷新后重试');
        await removeDrafts(runner, owner, isDraftOf(owner, { type, method }));
        await claimFiles(runner, owner, fileIds, { unit: 'identification', field: 'pictures' });
        const [saved] = await runner
          .insert(identificationDraft)
          .values({
            ...{ id, ownerId: owner.id, type, method, step, pictures, fileIds, savedAt: clock() },
            fieldsEncrypted: sealDraft(protection, id, fields),
          })
          .returning();
        return saved;
      });
      if (!row) throw new Error('A row that was inserted is returned');
      return describe(row);
    },
    remove: (owner: Subject, flow: Flow): Promise<null> =>
      database.transaction(async (runner) => {
        await removeDrafts(runner, owner, isDraftOf(owner, flow));
        return null;
      }),
  };
}

const PICTURE_CONSENT = ['identityPicture'] as const;

function describeHead({ type, method, step, savedAt }: DraftRow) {
  const purgedAt = new Date(savedAt.getTime() + DRAFT_LIFETIME_MS);
  return { type, method, step, savedAt: toChinaTime(savedAt), purgedAt: toChinaTime(purgedAt) };
}
