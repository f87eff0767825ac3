import { type AccountClosing, type ClosingCheck, COOLING_OFF_DAYS } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { toActor } from '../../platform/records/record-transition';
import { type BlockerSource, findBlockers } from '../../platform/modules/closing-blocker';
import type { PersonalData } from '../../platform/modules/personal-data';
import type { Subject } from '../../platform/security/session-verifier';
import { type ClosingRow, createClosings, endClosing, isOpenClosingOf } from './end-closing';
import { createOwnerProofs } from './owner-proof';
import { accountClosing } from './privacy.tables';

const DAY_MS = 24 * 3_600_000;

const CONSEQUENCES = [
  '账号不能再登录，也不能恢复。',
  '手机号与邮箱解除绑定，可以注册新账号，但与原账号无关。',
  '个人资料、消息、地址、发票抬头、工单与上传的文件将被删除。',
  '您公开发布的内容将显示为「已注销用户」。',
];

export interface AccountClosingOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly personalData: readonly PersonalData[];
  readonly closingBlockers: readonly BlockerSource[];
}

/** Closing of accounts up to the end of the cooling-off; the clock does the rest. */
export function createAccountClosings(options: AccountClosingOptions) {
  const { database, clock, idempotency, personalData, closingBlockers } = options;
  // What becomes of every kind of data once its owner's account is closed (security H37).
  const retention = personalData.map(({ title, retention: rule }) => ({ title, ...rule }));
  const proofs = createOwnerProofs(clock);
  const closings = createClosings(options);

  async function store(runner: QueryRunner, owner: Subject, form: ClosingForm) {
    const now = clock();
    await lockOwner(runner, 'account-closing', owner.id);
    const [open] = await runner.select().from(accountClosing).where(isOpenClosingOf(owner.id));
    if (open) throw new HttpError(409, '账号已在注销冷静期内');
    await proofs.require(runner, owner, { scene: 'closeAccount', ticket: form.ticket, purpose: '提交注销申请' });
    const values = {
      id: randomUUID(),
      closingNo: createBusinessNumber('AC', now),
      ownerId: owner.id,
      reason: form.reason,
      requestedAt: now,
      effectiveAt: new Date(now.getTime() + COOLING_OFF_DAYS * DAY_MS),
    };
    await closings.create(runner, values, { action: 'apply', actor: toActor(owner), at: now });
    return { effectiveAt: toChinaTime(values.effectiveAt) };
  }

  return {
    /** Whether and how the account can be closed. */
    async check(owner: Subject): Promise<ClosingCheck> {
      const { orm } = database;
      const [[open], proof, blockers] = await Promise.all([
        orm.select().from(accountClosing).where(isOpenClosingOf(owner.id)),
        proofs.findKind(orm, owner),
        findBlockers(closingBlockers, { orm, now: clock() }, owner.id),
      ]);
      return {
        blockers,
        consequences: CONSEQUENCES,
        retention,
        keptByLaw: retention.filter(({ treatment }) => treatment === 'keep'),
        proof,
        closing: open ? toClosing(open) : null,
      };
    },
    /** Asks for the account to be closed; takes effect once a key. */
    request(owner: Subject, form: ClosingForm, context: CallContext): Promise<{ effectiveAt: string }> {
      const call = { scope: 'account-closing', owner, input: form, context };
      return idempotency.runOnce(call, (runner) => store(runner, owner, form));
    },
    /** Takes the closing back. */
    async revoke(owner: Subject): Promise<null> {
      if (!(await endClosing(options, owner.id, 'revoke', toActor(owner))))
        throw new HttpError(409, '账号不在注销冷静期内');
      return null;
    },
  };
}

export type AccountClosings = ReturnType<typeof createAccountClosings>;

/** What somebody says who closes the account. */
export interface ClosingForm {
  readonly ticket: string;
  readonly reason: string;
}

function toClosing({ closingNo, requestedAt, effectiveAt }: ClosingRow): AccountClosing {
  return { closingNo, requestedAt: toChinaTime(requestedAt), effectiveAt: toChinaTime(effectiveAt) };
}
