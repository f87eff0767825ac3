import { type Actor, PROVIDER } from '../../platform/records/record-transition';
import type { Identity, IdentityForm } from './identity-form';
import type { IdentificationAction } from './identifications.repository';
import type { IdentificationRow } from './realname.tables';
import { SANDBOX_ENTERPRISES, type SandboxEnterprise } from './verifier/sandbox-enterprises';
import { SANDBOX_PERSONS } from './verifier/sandbox-persons';

/** How a verification of the demonstration has come to where it is; an hour lies between two moves. */
export interface DemoStory {
  readonly submit: 'submit' | 'askReview';
  readonly values: Pick<IdentificationRow, 'type' | 'method' | 'proof' | 'warning'>;
  readonly identity: Identity;
  readonly form: IdentityForm;
  /** Days that the document is valid for; absent for one that is valid for good. */
  readonly validDays?: number;
  readonly moves: readonly DemoMove[];
}

interface DemoMove {
  readonly action: IdentificationAction;
  /** Absent for the owner. */
  readonly actor?: Actor;
  readonly reason?: string;
  /** What is shown by then. */
  readonly shown?: readonly ('elementsAt' | 'provenAt')[];
}

/** What was remitted to the account that waits for its amount, in 分. */
export const DEMO_AMOUNT = 37;

const REVIEWER: Actor = { role: 'reviewer', id: null, name: '' };
const VERIFIED: DemoMove = { action: 'verify', actor: PROVIDER, shown: ['elementsAt', 'provenAt'] };
const YEARS_10 = 3650;

const enterprise = (index: number): SandboxEnterprise => {
  const found = SANDBOX_ENTERPRISES[index];
  if (found === undefined) throw new Error('The sandbox has no such enterprise');
  return found;
};
const [, , qiheng] = SANDBOX_PERSONS;
if (qiheng === undefined) throw new Error('The sandbox has no such person');

const toIdentity = ({ companyName, creditCode }: SandboxEnterprise): Identity => ({
  ...{ kind: 'enterprise', name: companyName, number: creditCode },
});
const toForm = ({ legalPerson }: SandboxEnterprise): IdentityForm => ({ legalPerson, handlerName: qiheng.name });

/** Verifications of the demonstration, each in another state. */
export const DEMO_STORIES = {
  /** An enterprise that its representative has verified. */
  enterprise: {
    submit: 'submit',
    values: { type: 2, method: 4, proof: 'consent', warning: '' },
    identity: toIdentity(enterprise(0)),
    form: toForm(enterprise(0)),
    validDays: YEARS_10,
    moves: [VERIFIED],
  },
  /** A person who was verified by telephone. */
  person: {
    submit: 'submit',
    values: { type: 1, method: 2, proof: 'telephone', warning: '' },
    identity: { kind: 'person', name: qiheng.name, number: qiheng.idNumber },
    form: { telephone: qiheng.telephone },
    moves: [VERIFIED],
  },
  /** An enterprise whose credit code somebody of the platform has to look at. */
  inReview: {
    submit: 'askReview',
    values: { type: 2, method: 5, proof: '', warning: '统一社会信用代码校验位不符，请核对执照' },
    identity: { kind: 'enterprise', name: '远山精密制造（常州）有限公司', number: '91990000MA0000090X' },
    form: { legalPerson: enterprise(3).legalPerson, handlerName: qiheng.name },
    validDays: YEARS_10,
    moves: [],
  },
  /** An enterprise whose account an amount was remitted to. */
  remitted: {
    submit: 'submit',
    values: { type: 2, method: 3, proof: 'remittance', warning: '' },
    identity: toIdentity(enterprise(2)),
    form: {
      ...toForm(enterprise(2)),
      account: { account: '4558000012345678', bankName: '中国银行', branchNo: '' },
      remitted: DEMO_AMOUNT,
    },
    validDays: YEARS_10,
    moves: [
      { action: 'askRemittance', shown: ['elementsAt'] },
      { action: 'pay', actor: PROVIDER },
    ],
  },
  /** An enterprise that a reviewer has not passed. */
  rejected: {
    submit: 'askReview',
    values: { type: 2, method: 5, proof: '', warning: '' },
    identity: toIdentity(enterprise(3)),
    form: toForm(enterprise(3)),
    validDays: YEARS_10,
    moves: [{ action: 'reject', actor: REVIEWER, reason: '照片不清晰或不完整：营业执照右下角被遮挡，请重新拍摄' }],
  },
  /** An enterprise whose licence is about to end. */
  expiring: {
    submit: 'submit',
    values: { type: 2, method: 4, proof: 'consent', warning: '' },
    identity: toIdentity(enterprise(3)),
    form: toForm(enterprise(3)),
    validDays: 20,
    moves: [VERIFIED],
  },
} as const satisfies Record<string, DemoStory>;
