import type {
  applyForRemittance,
  getRemitStatus,
  IdentificationDetail,
  verifyRemittance,
} from '@portal/api-contract/account';
import { REALNAME_LIMITS } from '@portal/api-contract/account';
import type { EndpointData } from '@portal/api-contract';
import { checkBankAccount, findAmountError, findBranchError, normalizeBankAccount } from '@portal/api-contract/rules';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { findAmountUnlock, toAmountUnlock } from './amount-lock';
import { isDraftOf, removeDrafts } from './drafts.repository';
import { advance, fail } from './element-check';
import { describeFully, identifications, isIdentification } from './identifications.repository';
import { describeIdentification, openForm, sealForm } from './identity-form';
import type { BusinessSources } from './open-business';
import type { IdentificationRow } from './realname.tables';
import type { RemittanceRun } from './remittance-run';
import type { Bank, IdentityVerifier } from './verifier/identity-verifier';

export interface RemittancesOptions extends BusinessSources {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
  readonly idempotency: IdempotencyService;
  readonly run: RemittanceRun;
  readonly verifier: Pick<IdentityVerifier, 'offers' | 'findBanks'>;
}

/** Small remittances by which an enterprise shows that an account is its own. */
export function createRemittances(options: RemittancesOptions) {
  const { database, clock, protection, idempotency, run, verifier, closingBlockers } = options;
  const lock = (runner: QueryRunner, owner: Subject, id: string) =>
    identifications.lock(runner, isIdentification(id, owner));

  /** Rejects with 429 whoever has guessed amounts, for a day. */
  async function assertUnlocked(owner: Subject): Promise<void> {
    const unlockAt = await findAmountUnlock(database.orm, owner.id, clock());
    if (!unlockAt) return;
    throw new HttpError(
      429,
      `金额连续${REALNAME_LIMITS.wrongAmounts}次不符，${toClock(unlockAt)} 后可再试，或改用其他方式`,
      {
        retryAfter: Math.max(1, Math.ceil((unlockAt.getTime() - clock().getTime()) / 1000)),
      },
    );
  }

  /** Counts a wrong amount; the last one that is allowed ends the verification. */
  async function rejectAmount(runner: QueryRunner, row: IdentificationRow, at: Date): Promise<IdentificationRow> {
    const wrongAmounts = row.wrongAmounts + 1;
    if (wrongAmounts < REALNAME_LIMITS.wrongAmounts)
      return identifications.change(runner, row, { wrongAmounts, updatedAt: at });
    const unlockAt = toClock(toAmountUnlock(at));
    const reason = `金额连续${wrongAmounts}次不符，${unlockAt} 后可再次申请打款，或改用其他方式`;
    return fail(runner, row, { wrongAmounts, failure: 'amount', reason }, at);
  }

  return {
    /** Rejects with 409 where nobody sends amounts. */
    assertOffered(): void {
      if (verifier.offers.remittance) return;
      throw new HttpError(409, '对公打款暂未开放，请改用法人授权或证照审核');
    },
    assertUnlocked,
    findBanks: (text: string): Bank[] => verifier.findBanks(text),

    /** Has an amount remitted, once for each key. */
    async apply(
      owner: Subject,
      sent: ParsedInput<typeof applyForRemittance>,
      context: CallContext,
    ): Promise<IdentificationDetail> {
      const { id, account, bankName, branchNo } = sent;
      const errors = [
        { field: 'account', msg: checkBankAccount(account).replace('银行账号', '对公账号') },
        { field: 'branchNo', msg: findBranchError(branchNo) },
      ].filter(({ msg }) => msg !== '');
      if (errors.length > 0) throw rejectFields(errors);
      await assertUnlocked(owner);
      await idempotency.runOnce({ scope: 'remittance', owner, input: sent, context }, async (runner) => {
        const row = await lock(runner, owner, id);
        const isReady = row.state === 2 && row.proof === 'remittance' && row.elementsAt !== null;
        if (!isReady) throw new HttpError(409, '企业信息核验通过后才能申请打款');
        const at = clock();
        const form = {
          ...openForm(protection, row),
          account: { account: normalizeBankAccount(account), bankName, branchNo },
        };
        const actor = { role: 'user', id: owner.id, name: '' } as const;
        const changes = { formEncrypted: sealForm(protection, id, form) };
        await identifications.transition(runner, row, { action: 'askRemittance', actor, at }, changes);
        await removeDrafts(runner, owner, isDraftOf(owner, row));
        await run.queue(runner, id, at);
        return { id };
      });
      await run.tryNow(id);
      return describeFully(database.orm, protection, await identifications.find(database.orm, isIdentification(id)));
    },

    /** Compares an amount, once for each key; a wrong one is counted whatever becomes of the response. */
    async verify(
      owner: Subject,
      sent: ParsedInput<typeof verifyRemittance>,
      context: CallContext,
    ): Promise<IdentificationDetail> {
      const { id, amount } = sent;
      const error = findAmountError(amount);
      if (error) throw rejectFields([{ field: 'amount', msg: error }]);
      const { left } = await idempotency.runOnce({ scope: 'amount', owner, input: sent, context }, async (runner) => {
        const row = await lock(runner, owner, id);
        if (row.state !== 4) throw new HttpError(409, '当前没有待验证的打款');
        const at = clock();
        const isRight = openForm(protection, row).remitted === Number(amount.slice(2));
        const changed = isRight
          ? await advance({ runner, closingBlockers }, row, { provenAt: at }, at)
          : await rejectAmount(runner, row, at);
        return { left: changed.state === 4 ? REALNAME_LIMITS.wrongAmounts - changed.wrongAmounts : 0 };
      });
      if (left > 0) throw rejectFields([{ field: 'amount', msg: `金额不符，还可尝试${left}次` }]);
      return describeFully(database.orm, protection, await identifications.find(database.orm, isIdentification(id)));
    },

    async getStatus(owner: Subject, id: string): Promise<EndpointData<typeof getRemitStatus>> {
      const row = await identifications.find(database.orm, isIdentification(id, owner));
      if (row.method !== 3) throw new HttpError(404);
      const { dueAt, reason } = describeIdentification(protection, row);
      return {
        state: row.state as EndpointData<typeof getRemitStatus>['state'],
        bankMsg: reason,
        dueAt,
        triesLeft: REALNAME_LIMITS.wrongAmounts - row.wrongAmounts,
      };
    },
  };
}

/** Small remittances. */
export type Remittances = ReturnType<typeof createRemittances>;

/** A moment as people read it. */
function toClock(at: Date): string {
  return toChinaTime(at).slice(0, 16).replace('T', ' ');
}
