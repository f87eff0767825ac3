import type { CertificationMethod, CertificationType, ConsentKey } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { lockOwner } from '../../platform/database/lock-owner';
import { claimFiles } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { rejectTransition, type TransitionRequest } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { CONSENT_TOPICS } from '../consents/consent-topics';
import { isAgreed } from '../consents/consents.service';
import { type Attempt, countAttempt } from './attempts';
import { isDraftOf, removeDrafts } from './drafts.repository';
import { isToRenew } from './document-expiry';
import { type Identity, type IdentityForm, indexNumber, kindOf, sealForm, sealIdentity } from './identity-form';
import {
  EFFECTIVE_STATES,
  findNewest,
  identifications,
  isIdentification,
  OPEN_STATES,
} from './identifications.repository';
import type { IdentificationRow, IdentityProof } from './realname.tables';
import { warnOfChange } from './warn-of-change';

/** What somebody submits. */
export interface Submission {
  readonly type: CertificationType;
  readonly method: CertificationMethod;
  /** To a provider, or to people of the platform. */
  readonly action: 'submit' | 'askReview';
  readonly identity: Identity;
  readonly form: IdentityForm;
  readonly proof: IdentityProof | '';
  readonly consents: readonly ConsentKey[];
  /** Last moment of the document; absent for one that is valid for good. */
  readonly expiresAt?: Date | null;
  /** What a reviewer has to look at; empty for nothing. */
  readonly warning?: string;
  /** Asks for one account more than a number may have. */
  readonly isAppeal?: boolean;
  /** What is counted of it. */
  readonly attempts: readonly Pick<Attempt, 'kind' | 'subjectIndex'>[];
  /** Does what belongs to it in the same transaction. */
  readonly follow?: (runner: QueryRunner, row: IdentificationRow, at: Date) => Promise<void>;
}

export interface SubmissionsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
}

/** Takes what people submit to be verified. */
export function createSubmissions({ clock, idempotency, protection }: SubmissionsOptions) {
  async function store(runner: QueryRunner, owner: Subject, submission: Submission): Promise<{ readonly id: string }> {
    const at = clock();
    const request = { actor: { role: 'user', id: owner.id, name: '' } as const, at };
    await lockOwner(runner, 'identification', owner.id);
    await assertConsents(runner, owner, submission.consents);
    const open = await lockOpen(runner, owner);
    if (open && open.state > 2) throw rejectTransition(identifications.lifecycle, open.state);
    const effective = await findNewest(runner, owner.id, EFFECTIVE_STATES);
    if (effective && isRenewal(submission, effective, at)) assertSamePerson(protection, submission, effective);
    else assertTypeFits(submission, effective);
    for (const attempt of submission.attempts) await countAttempt(runner, { ...attempt, ownerId: owner.id, at });
    // Another way is taken: a provider that is away keeps nobody waiting.
    if (open) await identifications.transition(runner, open, { ...request, action: 'cancel' });
    await beginChange(runner, owner, request);
    const {
      type,
      method,
      action,
      identity,
      form,
      proof,
      expiresAt = null,
      warning = '',
      isAppeal = false,
    } = submission;
    await removeDrafts(runner, owner, isDraftOf(owner, submission));
    const id = randomUUID();
    const fileIds = Object.values(form.pictures ?? {});
    for (const [kind, fileId] of Object.entries(form.pictures ?? {}))
      await claimFiles(runner, owner, [fileId], { unit: 'identification', field: `${kind}FileId` });
    const row = await identifications.create(
      runner,
      {
        ...{
          id,
          type,
          method,
          proof,
          ownerId: owner.id,
          fileIds,
          expiresAt,
          warning,
          isAppeal,
          failure: '',
          reason: '',
        },
        identificationNo: createBusinessNumber('RN', at),
        ...sealIdentity(protection, id, identity),
        formEncrypted: sealForm(protection, id, form),
        ...{ createdAt: at, updatedAt: at },
      },
      { ...request, action },
    );
    if (type > 2) await warnOfChange(runner, row, at);
    await submission.follow?.(runner, row, at);
    return { id };
  }

  /** Stores a submission once per key and returns its id. Rejects with 409 or 429 what cannot be submitted now. */
  return async (owner: Subject, submission: Submission, context: CallContext): Promise<string> => {
    // What is done beside is no part of what is asked for, and no part of the text either.
    const call = { scope: 'identification', owner, input: submission, context };
    const { id } = await idempotency.runOnce(call, (runner) => store(runner, owner, submission));
    return id;
  };
}

/** Takes a submission. */
export type Submit = ReturnType<typeof createSubmissions>;

/** Rejects with 409 what somebody has not agreed to (security H37). */
export async function assertConsents(runner: QueryRunner, owner: Subject, keys: readonly ConsentKey[]): Promise<void> {
  for (const key of keys) {
    if (await isAgreed(runner, owner.id, key)) continue;
    const title = CONSENT_TOPICS.find((topic) => topic.key === key)?.title;
    throw new HttpError(409, `请先单独同意「${title}」`);
  }
}

/** What somebody has open, and which nobody else brings to an end any more. */
async function lockOpen(runner: QueryRunner, owner: Subject): Promise<IdentificationRow | undefined> {
  const found = await findNewest(runner, owner.id, OPEN_STATES);
  const locked = found && (await identifications.lock(runner, isIdentification(found.id)));
  return locked && OPEN_STATES.includes(locked.state) ? locked : undefined;
}

/** Lets the identity in effect wait for what a change of it comes to. */
async function beginChange(
  runner: QueryRunner,
  owner: Subject,
  request: Pick<TransitionRequest, 'actor' | 'at'>,
): Promise<void> {
  const effective = await findNewest(runner, owner.id, EFFECTIVE_STATES);
  if (effective === undefined) return;
  const locked = await identifications.lock(runner, isIdentification(effective.id));
  await identifications.transition(runner, locked, { ...request, action: 'beginChange' });
}

/** Whether a person is to be verified again whose document has ended, or soon will. */
function isRenewal({ type }: Submission, effective: IdentificationRow, at: Date): boolean {
  return type === 1 && kindOf(effective) === 'person' && isToRenew(effective, at);
}

/** Rejects as a field the number of anybody else than whom the account belongs to. */
function assertSamePerson(
  protection: DataProtection,
  { identity }: Submission,
  { numberIndex }: IdentificationRow,
): void {
  if (indexNumber(protection, identity) === numberIndex) return;
  const msg = '证件号码与当前认证不一致，重新认证须使用同一证件号码；改由企业使用账号，请办理“个人转企业”';
  throw rejectFields([{ field: 'idNumber', msg }]);
}

function assertTypeFits({ type }: Submission, effective: IdentificationRow | undefined): void {
  const kind = effective && kindOf(effective);
  if (type <= 2 && kind === undefined) return;
  if (type === 3 && kind === 'person') return;
  if (type >= 4 && kind === 'enterprise') return;
  if (kind === undefined) throw new HttpError(409, '请先完成实名认证，再申请变更');
  if (type === 2 && kind === 'person') throw new HttpError(409, '您已完成个人认证，请使用“个人转企业”');
  throw new HttpError(409, kind === 'person' ? '您已完成个人认证' : '您已完成企业认证，如有变化请申请变更');
}
