import type { IdentificationDetail } from '@portal/api-contract/account';
import type { TestBrowser } from '../../../testing/test-browser';
import type { TestPortal } from '../../../testing/test-portal';
import { SANDBOX_ENTERPRISES, type SandboxEnterprise } from '../verifier/sandbox-enterprises';
import { createRealnameCalls } from './realname-calls';

/** Account of an enterprise, as it is typed. */
export const ACCOUNT = { account: '4558 0000 1234-5678', bankName: '中国银行', branchNo: '104100000004' };

function findEnterprise(outcome: SandboxEnterprise['outcome'], index: number): SandboxEnterprise {
  const enterprise = SANDBOX_ENTERPRISES.filter((one) => one.outcome === outcome)[index];
  if (!enterprise) throw new Error(`No enterprise of the sandbox is ${outcome}`);
  return enterprise;
}

/** What is typed for one of the enterprises of the sandbox with which something happens. */
export function fillInEnterprise(outcome: SandboxEnterprise['outcome'], index = 0) {
  const { companyName, creditCode, legalPerson } = findEnterprise(outcome, index);
  const form = { companyName, creditCode, legalPerson, validUntil: '2036-06-05', handlerName: '周启航' };
  return { ...form, telephone: '13800000003' };
}

/** What is typed for one whose legal representative is to consent. */
export function fillInLegalPerson(outcome: SandboxEnterprise['outcome'], index = 0) {
  const { legalPersonIdNumber } = findEnterprise(outcome, index);
  return { ...fillInEnterprise(outcome, index), legalPersonIdNumber, legalPersonTelephone: '13800000001' };
}

/** What owners of enterprises do to be verified by an amount. */
export function createEnterpriseCalls(portal: TestPortal) {
  const calls = createRealnameCalls(portal);
  const submit = (browser: TestBrowser, form: object) => calls.submit(browser, 'enterpriseThreeElement', form);

  async function applyFor(browser: TestBrowser, form: object): Promise<IdentificationDetail> {
    const { id } = await submit(browser, form);
    return calls.submit(browser, 'unionPayApply', { id, ...ACCOUNT });
  }

  async function readAmount(id: string): Promise<string> {
    const [row] = await portal.database.query<{ amount: string }>(
      `select substring(text from '到账(0\\.\\d\\d)元') as amount from sms_outbox where id = $1`,
      [id],
    );
    return row?.amount ?? '';
  }

  return {
    submit,
    applyFor,
    readAmount,
    /** Takes an enterprise all the way to its identity. */
    async verify(browser: TestBrowser, form: object): Promise<IdentificationDetail> {
      const { id } = await applyFor(browser, form);
      return calls.submit(browser, 'unionPayVerify', { id, amount: await readAmount(id) });
    },
  };
}
