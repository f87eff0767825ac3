import type { ContractBrief, StateCount } from '@portal/api-contract/account';
import { callContract, INTENT, readContract } from './testing/contract-desk';
import { setUpContracts } from './testing/set-up-contracts';

const { advance, portal, own: member, company, prepare, waitFor, openLegal } = setUpContracts();

it('lists and counts what is the owner’s, by tab and state', async () => {
  const { browser: own } = await company();
  const intent = await prepare(INTENT, own);
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
    const browser = member();
    const callAsLawyer = await openLegal();
    const rejected = await prepare({ specialTerms: '免除全部责任。' });
    expect(rejected.status).toBe(20);
    expect((await callAsLawyer(rejected.id, 'claim')).status).toBe(200);
    expect((await callAsLawyer(rejected.id, 'claim')).status).toBe(409);
    expect((await callAsLawyer(rejected.id, 'reject', { reason: '条款不能接受' })).status).toBe(200);
    expect(await readContract(browser, rejected.id)).toMatchObject({ status: 21, reason: '条款不能接受' });
    const paper = await prepare({ specialTerms: '按季度付款。', signMode: 'paper' });
    await callAsLawyer(paper.id, 'pass');
    const passed = await readContract(browser, paper.id);
    expect(passed).toMatchObject({ status: 30, actions: ['withdraw', 'handInPaper', 'refuse', 'extend', 'download'] });
    expect((await callContract(browser, 'sendSignCode', { id: paper.id, textHash: passed.textHash })).status).toBe(409);
    expect((await callAsLawyer(paper.id, 'receivePaper')).status).toBe(200);
    const sealed = await waitFor(paper.id, 40);
    expect(sealed.log.map(({ act }) => act)).toEqual(['save', 'submit', 'approve', 'sign', 'seal']);
    const electronic = await prepare();
    expect((await callAsLawyer(electronic.id, 'receivePaper')).status).toBe(409);
  });

  it('takes back what its customer has not signed, and says why', async () => {
    const callAsLawyer = await openLegal();
    const { id } = await prepare();
    expect((await callAsLawyer(id, 'withdraw', { reason: '' })).status).toBe(400);
    const reason = '合同主体名称有误，请重新提交';
    expect((await callAsLawyer(id, 'withdraw', { reason })).status).toBe(200);
    const withdrawn = await readContract(member(), id);
    expect(withdrawn).toMatchObject({ status: 51, reason, dueAt: null, actions: ['download'] });
    expect(withdrawn.log.at(-1)).toMatchObject({ act: 'withdraw', actorRole: 'legal', reason });
    const [message] = await portal.database.query<{ title: string; body: string; isRead: boolean }>(
      `select title, body, read_at is not null as "isRead" from user_message where record_no = $1 and title like '合同已撤销%'`,
      [id],
    );
    expect(message).toMatchObject({ isRead: false });
    expect(message?.body).toContain(reason);
    expect((await callAsLawyer(id, 'withdraw', { reason })).status).toBe(409);
    // Its order may stand in another one.
    expect((await prepare({ orderNos: withdrawn.orderNos })).status).toBe(30);
  });

  it('takes back nothing that is signed, or in the hands of somebody else', async () => {
    const [callAsLawyer, callAsAnother] = [await openLegal(), await openLegal()];
    const reason = '合同主体名称有误';
    const { id } = await prepare({ specialTerms: '按季度付款。' });
    await callAsAnother(id, 'claim');
    expect((await callAsLawyer(id, 'withdraw', { reason })).body.msg).toBe('该合同由其他法务处理，接手后再作决定');
    expect((await callAsAnother(id, 'withdraw', { reason })).status).toBe(200);
    const signed = await prepare({ signMode: 'paper' });
    await callAsLawyer(signed.id, 'receivePaper');
    await waitFor(signed.id, 40);
    expect((await callAsLawyer(signed.id, 'withdraw', { reason })).status).toBe(409);
  });
});
