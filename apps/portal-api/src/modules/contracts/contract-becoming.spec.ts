import type { ContractBecoming, ContractDetail, ShownContractText } from '@portal/api-contract/account';
import { storeFile } from '../../testing/multipart';
import { errorOf as error } from '../../testing/test-account';
import type { TestBrowser } from '../../testing/test-browser';
import { callContract, doContract, INTENT, readContract } from './testing/contract-desk';
import { setUpContracts } from './testing/set-up-contracts';

const { advance, portal, own, company, order, prepare, openLegal } = setUpContracts();

const open = (id: string, by = own()) => by.request(`/ptl/contract/becoming?id=${id}`);
const openBody = async (id: string) => (await open(id)).body.data as ContractBecoming;

async function preview(id: string, more: object = {}, by = own()): Promise<ShownContractText> {
  return (await callContract(by, 'previewBecoming', { id, ...more })).body.data as ShownContractText;
}

async function become(intent: ContractDetail, more: object = {}): Promise<ContractDetail> {
  const { textHash } = await preview(intent.id, more);
  return doContract(own(), 'become', { id: intent.id, textHash, ...more });
}

describe('a letter of intent', () => {
  it('becomes a contract of the same party, orders and amount, which is signed next', async () => {
    const intent = await prepare(INTENT);
    expect(intent).toMatchObject({ status: 20, type: 1, actions: ['withdraw', 'download', 'become'] });
    const becoming = await openBody(intent.id);
    expect(becoming.template).toMatchObject({ id: 'service-contract', kind: 'order' });
    expect(becoming.checks.map(({ key, isMet }) => `${key} ${isMet}`)).toEqual([
      ...['identity true', 'party true', 'orders true', 'amount true', 'claim true'],
    ]);
    const head = becoming.terms.find(({ heading }) => heading === '首部');
    expect(head).toMatchObject({ change: 'changed' });
    expect(head?.parts).toContainEqual({ kind: 'removed', text: expect.stringContaining('有效期') as string });
    expect(becoming.terms.find(({ heading }) => heading === '价款与支付')).toMatchObject({
      ...{ change: 'added', parts: [{ kind: 'added', text: expect.stringContaining('本合同生效后七日') as string }] },
    });
    const shown = await preview(intent.id);
    expect(shown).toMatchObject({ title: '工业互联网平台服务合同', mark: '草稿' });
    const formal = await become(intent);
    expect(formal).toMatchObject({
      ...{ id: intent.id, status: 30, type: 2, kind: 'order', textHash: shown.textHash, amount: intent.amount },
      ...{ orderNos: intent.orderNos, title: '工业互联网平台服务合同', partyName: intent.partyName },
      dueAt: expect.any(String),
    });
    expect(formal.log.map(({ act }) => act)).toEqual(['save', 'submit', 'approveIntent', 'become', 'approve']);
    expect((await callContract(own(), 'become', { id: intent.id, textHash: shown.textHash })).status).toBe(409);
  });

  it('is signed on paper, by somebody else, or by a representative whose mandate a person reads', async () => {
    const paper = await become(await prepare(INTENT), { signMode: 'paper', signerName: '周启明' });
    expect(paper).toMatchObject({ status: 30, signMode: 'paper', signerName: '周启明' });
    const intent = await prepare(INTENT);
    const { textHash } = await preview(intent.id, { signerRole: 2 });
    const without = { id: intent.id, textHash, signerRole: 2 };
    expect((await callContract(own(), 'become', without)).body).toMatchObject(
      error('mandateFileId', '授权代表签署须上传授权书'),
    );
    const mandateFileId = await storeFile(own(), 'attachment');
    const formal = await become(intent, { signerRole: 2, mandateFileId });
    expect(formal).toMatchObject({ status: 20, type: 2, isApproved: false, mandate: { id: mandateFileId } });
    expect(formal.actions).toContain('urge');
  });

  it('stays what it is where something has changed since', async () => {
    const intent = await prepare(INTENT);
    const { textHash } = await preview(intent.id);
    await portal.database.query(`update contract_template set body = body || ' ' where id = 'service-contract'`);
    expect(await callContract(own(), 'become', { id: intent.id, textHash })).toMatchObject({
      ...{ status: 409, body: { msg: '合同内容在您预览后已有变化，请重新预览' } },
    });
    await portal.database.query(`update contract_template set body = rtrim(body, ' ') where id = 'service-contract'`);
    const [first, second] = [await order(), await order()];
    const more = { orderNos: [first, second] };
    expect((await callContract(own(), 'previewBecoming', { id: intent.id, ...more })).body.msg).toMatch(/^金额不变：/);
    // Another order of the same price may stand for it.
    expect((await preview(intent.id, { orderNos: [first] })).textHash).not.toBe(textHash);
    const setState = (state: string) =>
      portal.database.query('update purchase_order set state = $2 where order_no = any($1)', [intent.orderNos, state]);
    await setState('reviewing');
    expect((await callContract(own(), 'become', { id: intent.id, textHash })).body.msg).toMatch(/^订单已通过审核：/);
    await setState('unpaid');
    await prepare({ orderNos: intent.orderNos });
    expect((await callContract(own(), 'become', { id: intent.id, textHash })).body.msg).toMatch(
      /^订单未签订其他合同：/,
    );
    expect(await readContract(own(), intent.id)).toMatchObject({ status: 20, type: 1 });
  });

  it('of a person, of another kind, or of somebody else becomes nothing', async () => {
    const { browser: person } = await company('person');
    const { id } = await prepare(INTENT, person);
    expect((await callContract(person, 'previewBecoming', { id })).body.msg).toMatch(/^企业实名认证：/);
    const { browser: stranger } = await company();
    expect((await open(id, stranger)).status).toBe(404);
    for (const [call, more] of [
      ['previewBecoming', {}],
      ['become', { textHash: 'a'.repeat(64) }],
    ] as const)
      expect([call, (await callContract(stranger, call, { id, ...more })).status]).toEqual([call, 404]);
    expect((await open((await prepare()).id)).status).toBe(409);
  });
});

describe('urging', () => {
  const urge = (id: string, by: TestBrowser = own()) => callContract(by, 'urge', { id });

  it('tells the platform that its customer waits, once in four hours', async () => {
    // What it says keeps the demonstration's operator away long enough: nobody has had thirty seconds.
    const { id } = await prepare({ specialTerms: '按季度付款。' });
    expect((await readContract(own(), id)).actions).toContain('urge');
    const urged = (await urge(id)).body.data as ContractDetail;
    expect(urged).toMatchObject({ status: 20, urgedAt: expect.any(String) });
    expect(urged.actions).not.toContain('urge');
    expect(urged.log.at(-1)).toMatchObject({ act: 'urge', actorRole: 'user' });
    expect(await urge(id)).toMatchObject({ status: 429, body: { msg: '4小时内只能催办一次，请稍后再试' } });
  });

  it('reminds a customer who has to sign, and nobody who has not', async () => {
    const callAsLegal = await openLegal();
    const contract = await prepare();
    expect((await urge(contract.id)).status).toBe(409);
    expect((await callAsLegal(contract.id, 'remind')).status).toBe(200);
    expect((await callAsLegal(contract.id, 'remind')).status).toBe(429);
    const titles = await portal.database.query<{ title: string }>(
      `select title from user_message where record_no = $1 and title like '合同等待您签署%'`,
      [contract.id],
    );
    expect(titles).toHaveLength(1);
    advance(4 * 3600);
    expect((await (await openLegal())(contract.id, 'remind')).status).toBe(200);
  });
});
