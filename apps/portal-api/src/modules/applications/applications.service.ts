import type { ApplicationBrief, ApplicationReceipt, FileUnit, listApplications } from '@portal/api-contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock';
import type { QueryRunner } from '../../database/database';
import { readSqlState } from '../../database/database-errors';
import type { CallContext } from '../../http/call-context';
import type { ParsedInput } from '../../http/implement';
import { Refusal } from '../../http/refusal';
import type { DataProtection } from '../../security/data-protection';
import type { Subject } from '../../security/session-verifier';
import type { TelephoneOpener } from '../../security/telephone-opener';
import { toChinaTime } from '../../china-time';
import { maskTelephone, readTelephone } from '../contact/telephone-field';
import { toOffset } from '../content/listing-columns';
import { claimFiles } from '../files/files.repository';
import { type IdempotencyService, readIdempotencyKey } from '../idempotency/idempotency.service';
import { createBusinessNumber } from './business-number';
import { application } from './applications.tables';

export interface ApplicationsOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
  readonly telephones: TelephoneOpener;
}

/** What is applied for, and with which form. */
export interface Submission {
  readonly kind: ApplicationBrief['kind'];
  readonly itemKey: string;
  readonly itemName: string;
  readonly itemUrl: string;
  readonly form: { readonly telephone: string };
  readonly fileIds?: readonly string[];
  /** Field of the form that names the files. */
  readonly fileField?: string;
  /** What the files were uploaded for; `attachment` where it is not given. */
  readonly fileUnit?: FileUnit;
  /** Asked for an application that takes effect, not for its repeat. */
  readonly assertHuman?: () => Promise<void>;
}

const NUMBER_PREFIXES: Readonly<Record<ApplicationBrief['kind'], string>> = {
  trial: 'TR',
  model: 'MA',
  partner: 'PA',
  job: 'JA',
  consult: 'CS',
  visit: 'VB',
  solution: 'SR',
  whitepaper: 'WP',
  report: 'RP',
};

const OPEN_STATES: ApplicationBrief['state'][] = ['submitted', 'processing'];

/** Keeps applications; each belongs to its owner alone. */
export function createApplicationsService(options: ApplicationsOptions) {
  const { orm, clock, idempotency, protection, telephones } = options;

  async function store(runner: QueryRunner, owner: Subject | null, submission: Submission, telephone: string) {
    const { kind, itemKey, itemName, itemUrl, form, fileIds = [], fileField, fileUnit, assertHuman } = submission;
    await assertHuman?.();
    if (owner)
      await claimFiles(runner, owner, fileIds, {
        ...(fileField && { field: fileField }),
        ...(fileUnit && { unit: fileUnit }),
      });
    const id = randomUUID();
    const now = clock();
    const row = {
      id,
      applicationNo: createBusinessNumber(NUMBER_PREFIXES[kind], now),
      kind,
      ownerId: owner?.id ?? null,
      itemKey,
      itemName,
      itemUrl,
      state: 'submitted' as const,
      formEncrypted: protection.encrypt(JSON.stringify({ ...form, telephone }), `application.form:${id}`),
      telephoneMasked: maskTelephone(telephone),
      consentedAt: now,
      createdAt: now,
      updatedAt: now,
    };
    await runner.insert(application).values(row);
    return toReceipt(row);
  }

  return {
    /** Stores an application once. Refuses with 409 while the owner has an open one for the same item. */
    async submit(owner: Subject | null, submission: Submission, context: CallContext): Promise<ApplicationReceipt> {
      const telephone = readTelephone(submission.form.telephone, telephones) ?? '';
      const { kind, itemKey, form } = submission;
      const call = {
        scope: `application:${kind}:${owner?.id ?? ''}`,
        key: readIdempotencyKey(context.headers),
        fingerprint: protection.fingerprint(JSON.stringify({ ...form, telephone, itemKey })),
      };
      try {
        return await idempotency.runOnce(call, (runner) => store(runner, owner, submission, telephone));
      } catch (error) {
        if (readSqlState(error) !== '23505') throw error;
        throw new Refusal(409, '您已有处理中的申请，请勿重复提交');
      }
    },
    /** Keeps that a user has agreed to the privacy policy for a white paper; the first time counts. */
    async noteWhitepaper(owner: Subject, item: Pick<Submission, 'itemKey' | 'itemName' | 'itemUrl'>): Promise<void> {
      const id = randomUUID();
      const now = clock();
      await orm
        .insert(application)
        .values({
          ...{ ...item, id, kind: 'whitepaper', ownerId: owner.id, state: 'approved', telephoneMasked: '' },
          applicationNo: createBusinessNumber(NUMBER_PREFIXES.whitepaper, now),
          formEncrypted: protection.encrypt('{}', `application.form:${id}`),
          ...{ consentedAt: now, createdAt: now, updatedAt: now },
        })
        .onConflictDoNothing({
          target: [application.ownerId, application.itemKey],
          where: eq(application.kind, 'whitepaper'),
        });
    },
    /** The owner's open application for an item. */
    async findOpen(
      owner: Subject,
      kind: ApplicationBrief['kind'],
      itemKey: string,
    ): Promise<ApplicationReceipt | null> {
      const [row] = await orm
        .select()
        .from(application)
        .where(
          and(
            eq(application.ownerId, owner.id),
            eq(application.kind, kind),
            eq(application.itemKey, itemKey),
            inArray(application.state, OPEN_STATES),
          ),
        );
      return row ? toReceipt(row) : null;
    },
    async list(owner: Subject, input: ParsedInput<typeof listApplications>) {
      const { kind, pageNo, pageSize } = input;
      const condition = and(eq(application.ownerId, owner.id), kind && eq(application.kind, kind));
      const rows = await orm
        .select()
        .from(application)
        .where(condition)
        .orderBy(desc(application.createdAt), desc(application.id))
        .limit(pageSize)
        .offset(toOffset(input));
      return { list: rows.map(toBrief), total: await orm.$count(application, condition), pageNo, pageSize };
    },
    /** Takes an application back before anybody works on it. */
    async withdraw(owner: Subject, applicationNo: string): Promise<ApplicationReceipt> {
      const isOwn = and(eq(application.ownerId, owner.id), eq(application.applicationNo, applicationNo));
      const [row] = await orm
        .update(application)
        .set({ state: 'withdrawn', updatedAt: clock() })
        .where(and(isOwn, eq(application.state, 'submitted')))
        .returning();
      if (row) return toReceipt(row);
      const [other] = await orm.select().from(application).where(isOwn);
      if (!other) throw new Refusal(404);
      throw new Refusal(409, '申请已受理，不能撤回');
    },
  };
}

export type ApplicationsService = ReturnType<typeof createApplicationsService>;

type Row = typeof application.$inferSelect;

function toReceipt({ applicationNo, state }: Pick<Row, 'applicationNo' | 'state'>): ApplicationReceipt {
  return { applicationNo, state };
}

function toBrief({ applicationNo, kind, itemName, itemUrl, state, createdAt }: Row): ApplicationBrief {
  return { applicationNo, kind, itemName, itemUrl, state, createdAt: toChinaTime(createdAt) };
}
