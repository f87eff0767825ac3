import type {
  ApplicationBrief,
  ApplicationDetail,
  ApplicationReceipt,
  FileUnit,
  listApplications,
} from '@portal/api-contract';
import { and, desc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database, QueryRunner } from '../../platform/database/database';
import { readViolatedKey } from '../../platform/database/database-errors';
import { lockOwner } from '../../platform/database/lock-owner';
import { claimFiles } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { maskTelephone, readTelephone } from '../../platform/telephone/telephone-field';
import { sealForm } from './application-form';
import { applications, describeApplication, isApplication, isListed, toBrief } from './applications.repository';
import { application, type ApplicationRow } from './applications.tables';

export interface ApplicationsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
  readonly telephones: TelephoneOpener;
}

/** What an application is about. */
type Item = Pick<ApplicationRow, 'kind' | 'itemKey' | 'itemName' | 'itemUrl'>;

/** What is applied for, and with which form. */
export interface Submission extends Item {
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
  model: 'MA',
  partner: 'PA',
  job: 'JA',
  consult: 'CS',
  visit: 'VB',
  solution: 'SR',
  whitepaper: 'WP',
  report: 'RP',
};

/** Keeps applications; each belongs to its owner alone. */
export function createApplicationsService(options: ApplicationsOptions) {
  const { database, clock, idempotency, protection, telephones } = options;
  const { orm } = database;

  /** Stores an application at the state its first transition leads to. */
  async function create(
    runner: QueryRunner,
    owner: Subject | null,
    { kind, itemKey, itemName, itemUrl }: Item,
    form: object,
    telephone: string,
  ): Promise<ApplicationRow> {
    const at = clock();
    const id = randomUUID();
    const ownerId = owner?.id ?? null;
    const values = {
      ...{ id, ownerId, kind, itemKey, itemName, itemUrl, reason: '', consentedAt: at, createdAt: at, updatedAt: at },
      applicationNo: createBusinessNumber(NUMBER_PREFIXES[kind], at),
      formEncrypted: sealForm(protection, id, form),
      telephoneMasked: telephone && maskTelephone(telephone),
    };
    const action = kind === 'whitepaper' ? 'download' : 'submit';
    return applications.create(runner, values, { action, actor: { role: 'user', id: ownerId, name: '' }, at });
  }

  async function store(runner: QueryRunner, owner: Subject | null, submission: Submission, telephone: string) {
    const { form, fileIds = [], fileField, fileUnit, assertHuman } = submission;
    await assertHuman?.();
    if (owner)
      await claimFiles(runner, owner, fileIds, {
        ...(fileField && { field: fileField }),
        ...(fileUnit && { unit: fileUnit }),
      });
    return toReceipt(await create(runner, owner, submission, { ...form, telephone }, telephone));
  }

  return {
    /** Stores an application once. Rejects with 409 while the owner has an open one for the same item. */
    async submit(owner: Subject | null, submission: Submission, context: CallContext): Promise<ApplicationReceipt> {
      const telephone = readTelephone(submission.form.telephone, telephones) ?? '';
      const { kind, itemKey, form } = submission;
      const call = { scope: `application:${kind}`, owner, input: { ...form, telephone, itemKey }, context };
      try {
        return await idempotency.runOnce(call, (runner) => store(runner, owner, submission, telephone));
      } catch (error) {
        if (readViolatedKey(error) !== 'application_open_idx') throw error;
        throw new HttpError(409, '您已有处理中的申请，请勿重复提交');
      }
    },
    /** Keeps that a user has agreed to the privacy policy for a white paper; the first time counts. */
    async noteWhitepaper(owner: Subject, item: Pick<Submission, 'itemKey' | 'itemName' | 'itemUrl'>): Promise<void> {
      const kind = 'whitepaper' as const;
      await database.transaction(async (runner) => {
        await lockOwner(runner, kind, owner.id);
        const isOwn = and(eq(application.ownerId, owner.id), eq(application.kind, kind));
        if ((await runner.$count(application, and(isOwn, eq(application.itemKey, item.itemKey)))) > 0) return;
        await create(runner, owner, { ...item, kind }, {}, '');
      });
    },
    async list(owner: Subject, input: ParsedInput<typeof listApplications>) {
      const { kind, pageNo, pageSize } = input;
      const condition = and(isListed, eq(application.ownerId, owner.id), kind && eq(application.kind, kind));
      const rows = await orm
        .select()
        .from(application)
        .where(condition)
        .orderBy(desc(application.createdAt), desc(application.id))
        .limit(pageSize)
        .offset(toOffset(input));
      return { list: rows.map(toBrief), total: await orm.$count(application, condition), pageNo, pageSize };
    },
    /** An application of the caller. */
    get: async (owner: Subject, applicationNo: string): Promise<ApplicationDetail> =>
      describeApplication(orm, protection, await applications.find(orm, isApplication(applicationNo, owner))),
    /** Takes an application back before anybody works on it. */
    withdraw: (owner: Subject, applicationNo: string): Promise<ApplicationReceipt> =>
      database.transaction(async (runner) => {
        const row = await applications.lock(runner, isApplication(applicationNo, owner));
        const actor = { role: 'user', id: owner.id, name: '' } as const;
        return toReceipt(await applications.transition(runner, row, { action: 'withdraw', actor, at: clock() }));
      }),
  };
}

export type ApplicationsService = ReturnType<typeof createApplicationsService>;

function toReceipt({ applicationNo, state }: ApplicationReceipt): ApplicationReceipt {
  return { applicationNo, state };
}
