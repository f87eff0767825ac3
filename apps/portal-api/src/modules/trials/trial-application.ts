import type { saveTrial } from '@portal/api-contract';
import { TRIAL_DAYS } from '@portal/api-contract/account';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { readViolatedKey } from '../../platform/database/database-errors';
import { claimFiles } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { SYSTEM, toActor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { maskTelephone, readTelephone } from '../../platform/telephone/telephone-field';
import { sealForm } from '../applications/application-form';
import { productItem } from '../products/products.read-model';
import type { Identities } from '../realname/effective-identity';
import { trials } from './trial-record';
import { findSubjectKey } from './trial-subject';
import type { TrialRow } from './trials.tables';

const ON_SHELF = 2;

/** Unique indexes by which somebody has one trial of a product. */
const ONE_EACH = ['trial_owner_product_idx', 'trial_subject_product_idx'];

/** With what trials are applied for. */
export interface TrialApplicationOptions {
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
  readonly telephones: TelephoneOpener;
  readonly identities: Pick<Identities, 'findEffective'>;
}

/** An application as its form was sent, but for the captcha. */
export type TrialForm = Omit<ParsedInput<typeof saveTrial>, 'captchaTicket'>;

/** Lets somebody apply for a trial, once for each product and identity. */
export function createTrialApplications(options: TrialApplicationOptions) {
  const { clock, idempotency, protection, telephones } = options;

  async function store(runner: QueryRunner, owner: Subject, form: TrialForm, telephone: string): Promise<TrialRow> {
    const { productCode, ...application } = form;
    const { productName, plan, mealCode } = await findTrialProduct(runner, productCode);
    await claimFiles(runner, owner, form.fileIds, {});
    const at = clock();
    const id = randomUUID();
    const values = {
      ...{ id, trialNo: createBusinessNumber('TR', at), ownerId: owner.id, productCode, productName },
      subjectKey: await findSubjectKey(options, runner, owner.id),
      formEncrypted: sealForm(protection, id, { ...application, telephone }),
      ...{ telephoneMasked: maskTelephone(telephone), consentedAt: at, createdAt: at },
      ...{ days: plan?.days ?? TRIAL_DAYS, quota: plan?.quota ?? null, mealCode },
    };
    const row = await trials.create(runner, values, { action: 'apply', actor: toActor(owner), at });
    return plan?.isAutoApproved ? trials.transition(runner, row, { action: 'approve', actor: SYSTEM, at }) : row;
  }

  return {
    /** Stores an application once. Rejects with 409 whoever has had a trial of the product. */
    async submit(owner: Subject, form: TrialForm, context: CallContext, assertHuman?: () => Promise<void>) {
      const telephone = readTelephone(form.telephone, telephones) ?? '';
      const call = { scope: 'trial', owner, input: { ...form, telephone }, context };
      try {
        return await idempotency.runOnce(call, async (runner) => {
          await assertHuman?.();
          const { trialNo, state } = await store(runner, owner, form, telephone);
          return { id: trialNo, status: state, applicationNo: trialNo };
        });
      } catch (error) {
        if (!ONE_EACH.includes(readViolatedKey(error) ?? '')) throw error;
        throw new HttpError(409, '该产品每个实名主体只能试用一次，您已有试用或处理中的申请，请勿重复提交');
      }
    },
  };
}

async function findTrialProduct(runner: QueryRunner, code: string) {
  const [row] = await runner
    .select({ productName: productItem.productName, plan: productItem.trial, content: productItem.content })
    .from(productItem)
    .where(and(eq(productItem.code, code), eq(productItem.listingStatus, ON_SHELF), eq(productItem.hasTrial, true)));
  if (!row) throw new HttpError(404, '该产品不支持试用');
  const { productName, plan, content } = row;
  return { productName, plan, mealCode: content?.plans[0]?.mealCode ?? '' };
}
