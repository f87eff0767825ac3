import type { ContractDetail, QueuedContract, ShownContractText } from '@portal/api-contract/account';
import { askPoppler, readPdfText } from '../../testing/poppler';
import { errorOf as error } from '../../testing/test-account';
import type { TestBrowser } from '../../testing/test-browser';
import { openStaffSession } from '../../testing/test-session';
import { callContract, doContract, readContract, readContractFile } from './testing/contract-desk';
import { setUpContracts, toSignature } from './testing/set-up-contracts';

const { now, portal, company, prepare, askCode, bringPaperIntoForce, waitFor, openLegal } = setUpContracts();

let browser: TestBrowser;
// Codes of one telephone are bounded for each day, and so are accounts of one company.
const takeCompany = () =>
  beforeAll(async () => {
    ({ browser } = await company());
  });

const REASON = '项目终止，双方协商解除';
const OBJECTION = '服务仍在使用，建议期满后终止';

/** The text of the agreement as it is shown. */
async function preview(id: string, reason?: string): Promise<ShownContractText> {
  const { body } = await callContract(browser, 'previewRescission', { id, ...(reason && { reason }) });
  return body.data as ShownContractText;
}

/** Asks to end a contract in force. */
async function ask({ id }: ContractDetail): Promise<ContractDetail> {
  const { textHash } = await preview(id, REASON);
  const code = await askCode({ id, textHash }, browser);
  return doContract(browser, 'rescind', { ...toSignature({ id, textHash }, code), reason: REASON });
}

describe('the customer', () => {
  takeCompany();

  it('asks to end a contract, which ends once the platform agrees, with an agreement that both have signed', async () => {
    const contract = await bringPaperIntoForce(browser);
    expect(contract.actions).toEqual(['download', 'evidence', 'rescind']);
    expect((await callContract(browser, 'previewRescission', { id: contract.id })).body).toMatchObject(
      error('reason', '请说明原因'),
    );
    const shown = await preview(contract.id, REASON);
    expect(shown).toMatchObject({ title: '合同解除协议', mark: '未生效' });
    expect(JSON.stringify(shown.blocks)).toContain(REASON);
    const asked = await ask(contract);
    expect(asked).toMatchObject({
      ...{ status: 70, actions: ['download', 'evidence', 'urge', 'refuseRescission', 'rescission'] },
      rescission: { by: 'user', reason: REASON, textHash: shown.textHash, signedAt: expect.any(String) },
    });
    const before = await readContractFile(portal, browser, `rescission?id=${contract.id}`);
    expect(before.bytes.includes('/ByteRange')).toBe(false);
    const callAsLegal = await openLegal();
    expect((await callAsLegal(contract.id, 'claim')).status).toBe(200);
    expect((await callAsLegal(contract.id, 'pass')).status).toBe(409);
    expect((await callAsLegal(contract.id, 'rescind')).status).toBe(200);
    const ended = await readContract(browser, contract.id);
    expect(ended).toMatchObject({ status: 71, dueAt: null, actions: ['download', 'evidence', 'rescission'] });
    expect(ended.log.map(({ act }) => act).slice(-3)).toEqual(['requestRescission', 'claim', 'rescind']);
    const { bytes } = await readContractFile(portal, browser, `rescission?id=${contract.id}`);
    expect(await askPoppler('pdfsig', bytes, ['-nocert', 'PDF'])).toContain('Signature is Valid');
    const text = (await readPdfText(bytes)).replace(/\s/g, '');
    expect(text).toContain(REASON);
    expect(text).toContain(shown.textHash);
    // Its order may stand in another one.
    expect((await prepare({ orderNos: contract.orderNos }, browser)).status).toBe(30);
  });

  it('keeps a contract in force that the platform does not let end, or takes the own wish back', async () => {
    const contract = await bringPaperIntoForce(browser);
    await ask(contract);
    const callAsLegal = await openLegal();
    expect((await callAsLegal(contract.id, 'refuseRescission', { reason: OBJECTION })).status).toBe(200);
    const kept = await readContract(browser, contract.id);
    expect(kept).toMatchObject({ status: 40, rescission: null, dueAt: contract.dueAt });
    expect(kept.log.at(-1)).toMatchObject({ act: 'refuseRescission', reason: OBJECTION, actorRole: 'legal' });
    expect((await readContractFile(portal, browser, `rescission?id=${contract.id}`)).status).toBe(409);
    await ask(contract);
    const back = await doContract(browser, 'refuseRescission', { id: contract.id, reason: '决定继续履行' });
    expect(back).toMatchObject({ status: 40, rescission: null });
    expect((await callAsLegal(contract.id, 'rescind')).status).toBe(409);
  });

  it('signs the text that is shown, with a code of its own, and nothing that is not in force', async () => {
    const { id } = await bringPaperIntoForce(browser);
    const { textHash } = await preview(id, REASON);
    const code = await askCode({ id, textHash }, browser);
    const other = { ...toSignature({ id, textHash }, code), reason: '另一个原因' };
    expect(await callContract(browser, 'rescind', other)).toMatchObject({
      ...{ status: 409, body: { msg: '协议文本与您查看的不一致，请重新阅读' } },
    });
    const wrong = { ...toSignature({ id, textHash }, code === '000000' ? '111111' : '000000'), reason: REASON };
    expect((await callContract(browser, 'rescind', wrong)).body).toMatchObject(error('code', '验证码错误或已失效'));
    await doContract(browser, 'rescind', { ...toSignature({ id, textHash }, code), reason: REASON });
    const again = { ...toSignature({ id, textHash }, code), reason: REASON };
    expect((await callContract(browser, 'rescind', again)).status).toBe(409);
    const unsigned = await prepare({}, browser);
    for (const [call, more] of [
      ['previewRescission', { reason: REASON }],
      ['refuseRescission', { reason: REASON }],
      ['rescind', { ...toSignature(unsigned, '123456'), reason: REASON }],
    ] as const)
      expect([call, (await callContract(browser, call, { id: unsigned.id, ...more })).status]).toEqual([call, 409]);
  });
});

describe('the platform', () => {
  takeCompany();

  it('asks to end a contract, to which the customer agrees by signing', async () => {
    const { id } = await bringPaperIntoForce(browser);
    const callAsLegal = await openLegal();
    expect((await callAsLegal(id, 'proposeRescission', { reason: REASON })).status).toBe(200);
    // What it has asked for itself it cannot agree to.
    expect((await callAsLegal(id, 'rescind')).status).toBe(409);
    const asked = await readContract(browser, id);
    expect(asked).toMatchObject({ status: 70, rescission: { by: 'legal', signedAt: null } });
    expect(asked.actions).toEqual(['download', 'evidence', 'rescind', 'refuseRescission', 'rescission']);
    const { textHash } = await preview(id);
    expect(textHash).toBe(asked.rescission?.textHash);
    expect((await callContract(browser, 'sendSignCode', { id, textHash: 'a'.repeat(64) })).status).toBe(409);
    const code = await askCode({ id, textHash }, browser);
    expect(await doContract(browser, 'rescind', toSignature({ id, textHash }, code))).toMatchObject({
      ...{ status: 71, rescission: { by: 'legal', signedAt: expect.any(String) } },
    });
  });

  it('is refused by the customer, or takes back what it has asked for', async () => {
    const { id } = await bringPaperIntoForce(browser);
    const callAsLegal = await openLegal();
    await callAsLegal(id, 'proposeRescission', { reason: REASON });
    expect(await doContract(browser, 'refuseRescission', { id, reason: OBJECTION })).toMatchObject({ status: 40 });
    await callAsLegal(id, 'proposeRescission', { reason: REASON });
    expect((await callAsLegal(id, 'refuseRescission', { reason: '已另行达成一致' })).status).toBe(200);
    expect(await readContract(browser, id)).toMatchObject({ status: 40 });
  });

  it('has what customers ask for in its queue', async () => {
    const contract = await bringPaperIntoForce(browser);
    const { browser: legal } = await openStaffSession(portal, now(), ['legal']);
    const list = async () => {
      const payload = { keyword: contract.id };
      const { data } = (await legal.request('/ops-api/contract/pageList', { method: 'POST', payload })).body;
      return (data as { list: QueuedContract[] }).list.map(({ id }) => id);
    };
    expect(await list()).toEqual([]);
    await ask(contract);
    expect(await list()).toEqual([contract.id]);
  });

  it('answers by itself where nobody does, in a demonstration', async () => {
    const contract = await bringPaperIntoForce(browser);
    await ask(contract);
    expect(await waitFor(contract.id, 71, browser)).toMatchObject({ rescission: { by: 'user' } });
  });
});

it('is nobody else’s', async () => {
  const { id } = await bringPaperIntoForce(browser);
  const { browser: stranger } = await company();
  const signature = { ...toSignature({ id, textHash: 'a'.repeat(64) }, '123456'), reason: REASON };
  for (const [call, more] of [
    ['previewRescission', { reason: REASON }],
    ['refuseRescission', { reason: REASON }],
    ['rescind', signature],
  ] as const)
    expect([call, (await callContract(stranger, call, { id, ...more })).status]).toEqual([call, 404]);
  expect((await readContractFile(portal, stranger, `rescission?id=${id}`)).status).toBe(404);
});
