import type { InvoiceTitle, InvoiceTitleDetail } from '@portal/api-contract/account';
import { INVOICE_TITLE_LIMITS, type InvoiceTitleFields } from '@portal/api-contract/rules';
import { type ActionOf, invoiceTitleLifecycle } from '@portal/lifecycles';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { claimFiles, releaseFiles } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { rejectTransition } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import type { Identities } from '../realname/effective-identity';
import { clearDefaultTitle, createInvoiceTitles, describeTitleFully, isTitle } from './invoice-titles.repository';
import { invoiceTitle, type InvoiceTitleRow } from './invoice-titles.tables';
import {
  describeTitle,
  findTitleErrors,
  findTitleWarning,
  isSpecial,
  openTitle,
  sealTitle,
  type SentTitle,
  toFields,
} from './title-form';

export interface InvoiceTitlesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
  readonly telephones: TelephoneOpener;
  readonly identities: Pick<Identities, 'findEffective'>;
}

const [WAITING, PASSED, EXPIRED] = [1, 2, 4] as const;

/** Keeps invoice titles; each belongs to its owner alone, who has at most twenty and one default. */
export function createInvoiceTitlesService(options: InvoiceTitlesOptions) {
  const { database, clock, idempotency, protection, telephones, identities } = options;
  const titles = createInvoiceTitles(protection);
  const describe = (runner: QueryRunner, row: InvoiceTitleRow) => describeTitleFully(runner, protection, row);

  const toTransition = (owner: Subject, action: ActionOf<typeof invoiceTitleLifecycle>) => ({
    action,
    actor: { role: 'user', id: owner.id, name: '' } as const,
    at: clock(),
  });

  /** Titles for 专票 of an enterprise that was verified are made out to that one alone. */
  async function assertIdentity(runner: QueryRunner, owner: Subject, fields: InvoiceTitleFields): Promise<void> {
    if (!isSpecial(fields)) return;
    const identity = await identities.findEffective(runner, owner.id);
    if (identity?.kind !== 'enterprise') return;
    const msg = `专票抬头须与实名认证的企业一致：${identity.name}（${identity.number}）`;
    const errors = [
      { field: 'name', msg: fields.name === identity.name ? '' : msg },
      { field: 'taxNumber', msg: fields.taxNumber === identity.number ? '' : msg },
    ].filter((error) => error.msg !== '');
    if (errors.length > 0) throw rejectFields(errors);
  }

  async function create(runner: QueryRunner, owner: Subject, sent: SentTitle, telephone: string) {
    const fields = requireFields(toFields(sent, telephone, undefined));
    await assertIdentity(runner, owner, fields);
    await lockOwner(runner, 'invoicetitle', owner.id);
    const count = await runner.$count(invoiceTitle, isOwn(owner));
    const { most } = INVOICE_TITLE_LIMITS;
    if (count >= most) throw new HttpError(409, `最多保存${most}个抬头，请先删除不用的抬头`);
    const isDefault = sent.isDefault || count === 0;
    if (isDefault) await clearDefaultTitle(titles, runner, owner);
    await claimFiles(runner, owner, sent.fileIds, { unit: 'qualification' });
    const id = randomUUID();
    const values = {
      ...{ id, isDefault, ownerId: owner.id, kind: fields.kind, reason: '' },
      titleNo: createBusinessNumber('IT', clock()),
      formEncrypted: sealTitle(protection, id, fields),
      fileIds: [...new Set(sent.fileIds)],
      warning: findTitleWarning(fields),
      createdAt: clock(),
      updatedAt: clock(),
    };
    const row = await titles.create(runner, values, toTransition(owner, fields.kind === 'person' ? 'save' : 'submit'));
    return describe(runner, row);
  }

  async function update(runner: QueryRunner, owner: Subject, sent: SentTitle, telephone: string) {
    await lockOwner(runner, 'invoicetitle', owner.id);
    const row = await titles.lock(runner, isTitle(sent.id ?? '', owner));
    if (row.version !== sent.version) throw new HttpError(409, '抬头已在别处修改或审核，请刷新后重试');
    if (row.state === WAITING || row.state === EXPIRED) throw rejectTransition(invoiceTitleLifecycle, row.state);
    const stored = openTitle(protection, row);
    const fields = requireFields(toFields(sent, telephone, stored));
    await assertIdentity(runner, owner, fields);
    const isDefault = sent.isDefault || row.isDefault;
    if (isDefault && !row.isDefault) await clearDefaultTitle(titles, runner, owner);
    const added = sent.fileIds.filter((id) => !row.fileIds.includes(id));
    await claimFiles(runner, owner, added, { unit: 'qualification' });
    await releaseFiles(
      runner,
      owner,
      row.fileIds.filter((id) => !sent.fileIds.includes(id)),
    );
    const action = chooseAction(row, stored, fields);
    const changes = {
      kind: fields.kind,
      formEncrypted: sealTitle(protection, row.id, fields),
      fileIds: [...new Set(sent.fileIds)],
      warning: findTitleWarning(fields),
      isDefault,
      updatedAt: clock(),
    };
    const changed = action
      ? await titles.transition(runner, row, toTransition(owner, action), changes)
      : await titles.change(runner, row, changes);
    return describe(runner, changed);
  }

  /** Runs work on a title of the caller, with the owner's titles and this one locked. */
  function work<Result>(
    owner: Subject,
    id: string,
    change: (runner: QueryRunner, row: InvoiceTitleRow) => Promise<Result>,
  ): Promise<Result> {
    return database.transaction(async (runner) => {
      await lockOwner(runner, 'invoicetitle', owner.id);
      return change(runner, await titles.lock(runner, isTitle(id, owner)));
    });
  }

  return {
    async list(owner: Subject): Promise<InvoiceTitle[]> {
      const rows = await database.orm
        .select()
        .from(invoiceTitle)
        .where(isOwn(owner))
        .orderBy(desc(invoiceTitle.isDefault), desc(invoiceTitle.createdAt), invoiceTitle.id)
        .limit(INVOICE_TITLE_LIMITS.most);
      return rows.map((row) => describeTitle(row, openTitle(protection, row), true));
    },
    get: async (owner: Subject, id: string): Promise<InvoiceTitleDetail> =>
      describe(database.orm, await titles.find(database.orm, isTitle(id, owner))),
    /** Stores a new title once per key, or changes one that is still at the version the caller has seen. */
    async save(owner: Subject, sent: SentTitle, context: CallContext): Promise<InvoiceTitleDetail> {
      const telephone = openTelephone(sent.telephone, telephones);
      const call = { scope: 'invoicetitle', owner, input: { ...sent, telephone }, context };
      const save = sent.id === undefined ? create : update;
      // Only the id is kept for repeats: the title would be kept a second time otherwise, in the clear.
      let saved: InvoiceTitleDetail | undefined;
      const { id } = await idempotency.runOnce(call, async (runner) => {
        saved = await save(runner, owner, sent, telephone);
        return { id: saved.id };
      });
      return saved ?? describe(database.orm, await titles.find(database.orm, isTitle(id, owner)));
    },
    delete: (owner: Subject, id: string): Promise<null> =>
      work(owner, id, async (runner, row) => {
        if (row.state === WAITING) throw new HttpError(409, '审核中的抬头不能删除，请先撤回审核');
        await titles.change(runner, row, { deletedAt: clock(), isDefault: false });
        return null;
      }),
    setDefault: (owner: Subject, id: string): Promise<InvoiceTitleDetail> =>
      work(owner, id, async (runner, row) => {
        if (row.state === EXPIRED) throw new HttpError(409, '已失效的抬头不能设为默认');
        if (row.isDefault) return describe(runner, row);
        await clearDefaultTitle(titles, runner, owner);
        return describe(runner, await titles.change(runner, row, { isDefault: true }));
      }),
    withdraw: (owner: Subject, id: string): Promise<InvoiceTitleDetail> =>
      work(owner, id, async (runner, row) => {
        return describe(runner, await titles.transition(runner, row, toTransition(owner, 'withdraw')));
      }),
  };
}

/** What saving does to a title: a passed one moves only where its name or number changes and is audited. */
function chooseAction({ state }: InvoiceTitleRow, stored: InvoiceTitleFields, fields: InvoiceTitleFields) {
  const needsAudit = fields.kind !== 'person';
  if (state !== PASSED) return needsAudit ? 'submit' : 'save';
  const isSame = (['kind', 'name', 'taxNumber'] as const).every((field) => stored[field] === fields[field]);
  return needsAudit && !isSame ? 'change' : undefined;
}

function requireFields(fields: InvoiceTitleFields): InvoiceTitleFields {
  const errors = findTitleErrors(fields);
  if (errors.length > 0) throw rejectFields(errors);
  return fields;
}

/** A company's telephone may be a fixed one, whose hyphens mean something. */
function openTelephone(sent: string, telephones: TelephoneOpener): string {
  if (telephones.isOutdated(sent)) throw rejectFields([{ field: 'telephone', msg: '页面已过期，请刷新后重新提交' }]);
  const opened = telephones.open(sent);
  if (opened === undefined) throw rejectFields([{ field: 'telephone', msg: '请输入正确的电话，如 021-61234567' }]);
  return opened.normalize('NFKC').replace(/\s/g, '').slice(0, 60);
}

function isOwn(owner: Subject) {
  return and(eq(invoiceTitle.ownerId, owner.id), isNull(invoiceTitle.deletedAt));
}
