import type { Consent, ConsentKey } from '@portal/api-contract/account';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { HttpError } from '../../platform/http/http-error';
import type { ConsentWithdrawals } from '../../platform/modules/consent-withdrawals';
import type { Subject } from '../../platform/security/session-verifier';
import { listLegalVersions } from '../legal/legal.repository';
import { users } from '../users/users.read-model';
import { CONSENT_TOPICS, type ConsentTopic } from './consent-topics';
import { consentRecord } from './consents.tables';

type ConsentRow = typeof consentRecord.$inferSelect;

/** What users agreed to: every answer is kept, the newest one counts. */
export function createConsents(database: Database, clock: Clock, withdrawals: ConsentWithdrawals) {
  const { orm } = database;

  async function store(runner: QueryRunner, owner: Subject, topic: ConsentTopic, agreed: boolean): Promise<Consent> {
    await lockOwner(runner, 'consent', owner.id);
    const versions = await readVersions(runner);
    const version = versions.get(topic.documentId) ?? '';
    const newest = await findNewest(runner, owner.id, topic.key);
    // The same answer again is no answer of its own, but where the text has changed since.
    if (newest?.agreed === agreed && newest.version === version) return toConsent(topic, newest, versions);
    const row = { id: randomUUID(), ownerId: owner.id, key: topic.key, version, agreed, at: clock() };
    await runner.insert(consentRecord).values(row);
    if (!agreed) await withdrawals[topic.key]?.(runner, owner, row.at);
    return toConsent(topic, row, versions);
  }

  return {
    async list(owner: Subject): Promise<Consent[]> {
      const [versions, rows, registeredAt] = await Promise.all([
        readVersions(orm),
        orm
          .selectDistinctOn([consentRecord.key])
          .from(consentRecord)
          .where(eq(consentRecord.ownerId, owner.id))
          .orderBy(consentRecord.key, desc(consentRecord.position)),
        findRegistration(orm, owner.id),
      ]);
      return CONSENT_TOPICS.map((topic) => {
        const row = rows.find(({ key }) => key === topic.key);
        // Whoever has an account has agreed to what it rests on when it was made.
        const initial = topic.isRequired && registeredAt ? { agreed: true, at: registeredAt } : undefined;
        return toConsent(topic, row ?? initial, versions);
      });
    },
    /** Gives or withdraws a consent. Rejects with 409 to withdraw what the account rests on. */
    async save(owner: Subject, key: ConsentKey, agreed: boolean): Promise<Consent> {
      const topic = CONSENT_TOPICS.find((one) => one.key === key);
      if (topic === undefined) throw new HttpError(404);
      if (topic.isRequired && !agreed)
        throw new HttpError(409, `「${topic.title}」是使用账号的前提，如需撤回，请注销账号`);
      return database.transaction((runner) => store(runner, owner, topic, agreed));
    },
  };
}

export type Consents = ReturnType<typeof createConsents>;

/** Keeps what a user agreed to when the account was made, in the version of that time; later logins change nothing. */
export async function noteRegistrationConsents(database: Database, userId: string): Promise<void> {
  const required = CONSENT_TOPICS.filter(({ isRequired }) => isRequired);
  const known = and(
    eq(consentRecord.ownerId, userId),
    inArray(
      consentRecord.key,
      required.map(({ key }) => key),
    ),
  );
  if ((await database.orm.$count(consentRecord, known)) > 0) return;
  await database.transaction(async (runner) => {
    await lockOwner(runner, 'consent', userId);
    const at = await findRegistration(runner, userId);
    if (at === undefined || (await runner.$count(consentRecord, known)) > 0) return;
    const versions = await readVersions(runner);
    await runner.insert(consentRecord).values(
      required.map(({ key, documentId }) => ({
        ...{ id: randomUUID(), ownerId: userId, key, agreed: true, at },
        version: versions.get(documentId) ?? '',
      })),
    );
  });
}

/** Whether somebody agrees to what is asked: who has not been asked does not. */
export async function isAgreed(orm: QueryRunner, ownerId: string, key: ConsentKey): Promise<boolean> {
  return (await findNewest(orm, ownerId, key))?.agreed === true;
}

async function findNewest(orm: QueryRunner, ownerId: string, key: ConsentKey): Promise<ConsentRow | undefined> {
  const [row] = await orm
    .select()
    .from(consentRecord)
    .where(and(eq(consentRecord.ownerId, ownerId), eq(consentRecord.key, key)))
    .orderBy(desc(consentRecord.position))
    .limit(1);
  return row;
}

function readVersions(orm: QueryRunner): Promise<ReadonlyMap<string, string>> {
  return listLegalVersions(orm, [...new Set(CONSENT_TOPICS.map(({ documentId }) => documentId))]);
}

async function findRegistration(orm: QueryRunner, id: string): Promise<Date | undefined> {
  const [row] = await orm.select({ at: users.createdAt }).from(users).where(eq(users.id, id));
  return row?.at;
}

function toConsent(
  { key, title, text, documentId, isRequired }: ConsentTopic,
  answer: { readonly agreed: boolean; readonly at: Date; readonly version?: string } | undefined,
  versions: ReadonlyMap<string, string>,
): Consent {
  const latestVersion = versions.get(documentId) ?? '';
  return {
    key,
    title,
    text,
    url: `/content/${documentId}`,
    version: answer?.version ?? latestVersion,
    latestVersion,
    agreed: answer?.agreed ?? false,
    at: answer ? toChinaTime(answer.at) : null,
    isRequired,
  };
}
