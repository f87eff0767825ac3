import type { ContractBrief, ContractDetail, StateCount } from '@portal/api-contract/account';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createAccountActions } from '../../testing/test-account';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { addPaidProduct, orderCalls } from '../purchase/testing/order-calls';
import {
  addContractTemplates,
  callContract,
  CONTRACT_FORM,
  doContract,
  readContract,
  registerCompany,
  submitContract,
} from './testing/contract-desk';

const { now, advance } = createTestClock('2026-11-26T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const people = createAccountActions(portal, advance);
let browser: TestBrowser;

beforeAll(async () => {
  await addPaidProduct(portal);
  await addContractTemplates(portal);
  ({ browser } = await registerCompany(people, portal, database, now()));
});

/** A contract that was submitted. */
async function prepare(changes: object = {}, by = browser): Promise<ContractDetail> {
  const orderNos = [await orderCalls.order(by)];
  const { id } = await doContract(by, 'save', { ...CONTRACT_FORM, orderNos, ...changes });
  return submitContract(by, id);
}

it('lists and counts what is the owner’s, by tab and state', async () => {
  const { browser: own } = await registerCompany(people, portal, database, now());
  const intent = await prepare({ kind: 'intent', templateId: 'letter-of-intent' }, own);
  advance(1);
  const framework = await prepare({ kind: 'framework', templateId: 'framework-agreement', orderNos: [] }, own);
  const list = async (filter: object) =>
    ((await callContract(own, 'pageList', filter)).body.data as { list: ContractBrief[] }).list.map(({ id }) => id);
  expect(await list({})).toEqual([framework.id, intent.id]);
  expect(await list({ type: 1 })).toEqual([intent.id]);
  expect(await list({ type: 2, statuses: [30] })).toEqual([framework.id]);
  expect(await list({ keyword: '意向书' })).toEqual([intent.id]);
  const counts = (await own.request('/ptl/contract/statusCount?type=2')).body.data as StateCount[];
  expect(counts.filter(({ total }) => total > 0)).toEqual([{ status: 30, total: 1 }]);
  const todos = (await own.request('/ptl/console/todos')).body;
  expect(JSON.stringify(todos)).toContain('unsignedContract');
});

describe('the legal department', () => {
  it('decides about special terms, and takes paper in', async () => {
    const { browser: lawyer } = await openStaffSession(portal, now(), ['legal']);
    const callAsLawyer = async (id: string, call: string, more: object = {}) => {
      const { version } = (await lawyer.request(`/ops-api/contract/detail?id=${id}`)).body.data as ContractDetail;
      return lawyer.request(`/ops-api/contract/${call}`, { method: 'POST', payload: { id, version, ...more } });
    };
    const rejected = await prepare({ specialTerms: '免除全部责任。' });
    expect(rejected.status).toBe(20);
    expect((await callAsLawyer(rejected.id, 'claim')).status).toBe(200);
    expect((await callAsLawyer(rejected.id, 'claim')).status).toBe(409);
    expect((await callAsLawyer(rejected.id, 'reject', { reason: '条款不能接受' })).status).toBe(200);
    expect(await readContract(browser, rejected.id)).toMatchObject({ status: 21, reason: '条款不能接受' });
    const paper = await prepare({ specialTerms: '按季度付款。', signMode: 'paper' });
    await callAsLawyer(paper.id, 'pass');
    const passed = await readContract(browser, paper.id);
    expect(passed).toMatchObject({ status: 30, actions: ['withdraw', 'refuse', 'extend', 'download'] });
    expect((await callContract(browser, 'sendSignCode', { id: paper.id, textHash: passed.textHash })).status).toBe(409);
    expect((await callAsLawyer(paper.id, 'receivePaper')).status).toBe(200);
    const sealed = await waitUntil(
      () => {
        advance(1);
        return readContract(browser, paper.id);
      },
      ({ status }) => status === 40,
    );
    expect(sealed.log.map(({ act }) => act)).toEqual(['save', 'submit', 'approve', 'sign', 'seal']);
    const electronic = await prepare();
    expect((await callAsLawyer(electronic.id, 'receivePaper')).status).toBe(409);
  });
});
