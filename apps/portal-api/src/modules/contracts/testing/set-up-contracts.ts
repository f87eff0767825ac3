import type { ContractDetail } from '@portal/api-contract/account';
import { openTestDatabase } from '../../../testing/patient-limits';
import { setUp } from '../../../testing/set-up';
import { createAccountActions } from '../../../testing/test-account';
import type { TestBrowser } from '../../../testing/test-browser';
import { createTestClock } from '../../../testing/test-clock';
import { type createTestEnvironment, startTestPortal } from '../../../testing/test-portal';
import { openStaffSession } from '../../../testing/test-session';
import { waitUntil } from '../../../testing/wait-until';
import { addPaidProduct, orderCalls } from '../../purchase/testing/order-calls';
import type { DEMO_STORIES } from '../../realname/demo-stories';
import {
  addContractTemplates,
  callContract,
  CONTRACT_FORM,
  doContract,
  readContract,
  readSignCode,
  readSignCodes,
  registerCompany,
  submitContract,
} from './contract-desk';

/** What a spec says of its portal. */
interface SetUpOptions {
  readonly clock?: ReturnType<typeof createTestClock>;
  /** Its environment, once what it names has been started. */
  readonly findEnvironment?: () => ReturnType<typeof createTestEnvironment>;
}

/** A portal with templates, something to order, and a member whose company has been verified, for the specs of a file. */
export function setUpContracts({
  clock = createTestClock('2026-11-26T12:00:00+08:00'),
  findEnvironment,
}: SetUpOptions = {}) {
  const { now, advance } = clock;
  const portal = setUp(() =>
    startTestPortal({
      ...{ clock: now, isDemo: true, doesJobs: true },
      ...(findEnvironment && { environment: findEnvironment() }),
    }),
  );
  const database = setUp(() => openTestDatabase(portal.database.address));
  const people = createAccountActions(portal, advance);
  const member: { browser?: TestBrowser } = {};

  beforeAll(async () => {
    await addPaidProduct(portal);
    await addContractTemplates(portal);
    member.browser = (await company()).browser;
  });

  const own = () => member.browser as TestBrowser;
  const company = (story?: keyof typeof DEMO_STORIES) => registerCompany(people, portal, database, now(), story);
  const order = (by = own()) => orderCalls.order(by);
  const draft = async (changes: object = {}, by = own()): Promise<ContractDetail> =>
    doContract(by, 'save', { ...CONTRACT_FORM, orderNos: [await order(by)], ...changes });
  /** A contract that was submitted: one of a standard template waits for its customer's signature. */
  const prepare = async (changes: object = {}, by = own()): Promise<ContractDetail> =>
    submitContract(by, (await draft(changes, by)).id);

  async function askCode({ id, textHash }: Pick<ContractDetail, 'id' | 'textHash'>, by = own()): Promise<string> {
    advance(61);
    const { length } = await readSignCodes(portal, id);
    const { body } = await callContract(by, 'sendSignCode', { id, textHash });
    if (body.code !== '200') throw new Error(`sendSignCode: ${body.msg}`);
    return readSignCode(portal, id, length);
  }

  /** Waits for what the portal does by itself, as time goes by. */
  const waitFor = (id: string, status: number, by = own()): Promise<ContractDetail> =>
    waitUntil(
      () => {
        advance(1);
        return readContract(by, id);
      },
      (contract) => contract.status === status,
    );

  /** A contract that both have signed. */
  async function bringIntoForce(by = own(), changes: object = {}): Promise<ContractDetail> {
    const contract = await prepare(changes, by);
    await doContract(by, 'sign', toSignature(contract, await askCode(contract, by)));
    return waitFor(contract.id, 40, by);
  }

  /** Somebody of the legal department, who makes calls about contracts as they stand. */
  async function openLegal() {
    const { browser } = await openStaffSession(portal, now(), ['legal']);
    return async (id: string, call: string, more: object = {}) => {
      const { version } = (await browser.request(`/ops-api/contract/detail?id=${id}`)).body.data as ContractDetail;
      return browser.request(`/ops-api/contract/${call}`, { method: 'POST', payload: { id, version, ...more } });
    };
  }

  /** A contract in force that was signed on paper, for which no code is needed: those of one telephone are bounded. */
  async function bringPaperIntoForce(by = own()): Promise<ContractDetail> {
    const { id } = await prepare({ signMode: 'paper' }, by);
    await (
      await openLegal()
    )(id, 'receivePaper');
    return waitFor(id, 40, by);
  }

  return {
    ...{ now, advance, portal, database, people, own, company, order, draft, prepare, askCode, waitFor },
    ...{ bringIntoForce, bringPaperIntoForce, openLegal },
  };
}

/** What is sent to sign a text. */
export const toSignature = ({ id, textHash }: Pick<ContractDetail, 'id' | 'textHash'>, code: string) => ({
  ...{ id, textHash, code, isIntended: true },
});
