import type { ContractDetail, ShownContractText } from '@portal/api-contract/account';
import { createHash, randomUUID } from 'node:crypto';
import { storeFile } from '../../testing/multipart';
import { askPoppler, readPdfText } from '../../testing/poppler';
import { errorOf as error } from '../../testing/test-account';
import type { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';
import { orderCalls } from '../purchase/testing/order-calls';
import {
  callContract,
  CONTRACT_FORM,
  doContract,
  INTENT,
  previewHash,
  readContractFile,
  submitContract,
} from './testing/contract-desk';
import { setUpContracts, toSignature } from './testing/set-up-contracts';

const { now, portal, people, own, company, order, draft, prepare, askCode, bringIntoForce } = setUpContracts();
let browser: TestBrowser;
beforeAll(() => {
  browser = own();
});

describe('a draft', () => {
  it('is made of a template, and kept as it is written', async () => {
    const templates = (await browser.request('/ptl/contract/templates')).body.data as { id: string; kind: string }[];
    expect(templates.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      ...['framework-agreement framework', 'letter-of-intent intent', 'service-contract order'],
    ]);
    const saved = await draft({ specialTerms: '按季度付款。' });
    expect(saved).toMatchObject({
      ...{ status: 10, kind: 'order', type: 2, amount: 9900, textHash: '', specialTerms: '按季度付款。' },
      ...{
        title: '工业互联网平台服务合同',
        mandate: null,
        dueAt: null,
        actions: ['save', 'submit', 'delete', 'download'],
      },
    });
    const { id, version, orderNos } = saved;
    const again = { ...CONTRACT_FORM, id, version, orderNos, signerName: '周启明' };
    expect(await doContract(browser, 'save', again)).toMatchObject({ id, signerName: '周启明', specialTerms: '' });
    expect(await callContract(browser, 'save', again)).toMatchObject({ status: 409 });
    expect((await callContract(browser, 'delete', { id })).status).toBe(200);
    expect((await callContract(browser, 'delete', { id })).status).toBe(404);
  });

  it('is of orders of its owner that are not over', async () => {
    const orderNo = await order();
    const { browser: stranger } = await openSession(portal, now());
    const save = (by: TestBrowser, orderNos: string[]) => callContract(by, 'save', { ...CONTRACT_FORM, orderNos });
    const msg = `订单 ${orderNo} 不存在或已结束`;
    expect((await save(stranger, [orderNo])).body).toMatchObject(error('orderNos', msg));
    expect((await save(browser, [])).body).toMatchObject(error('orderNos', '请选择订单'));
    const { version } = await orderCalls.readOrder(browser, orderNo);
    await orderCalls.post(browser, '/ptl/order/cancel', { orderNo, version, reason: '不再需要' });
    expect((await save(browser, [orderNo])).body).toMatchObject(error('orderNos', msg));
  });

  it('is of the template of its kind, in the version that is in effect', async () => {
    const orderNos = [await order()];
    const save = (changes: object) => callContract(browser, 'save', { ...CONTRACT_FORM, orderNos, ...changes });
    const msg = '请选择与合同类型相符的合同模板';
    expect((await save({ templateId: 'letter-of-intent' })).body).toMatchObject(error('templateId', msg));
    expect(await save({ templateVersion: '0.9' })).toMatchObject({
      ...{ status: 409, body: { msg: '合同模板已更新为1.0版，请重新选择模板并预览' } },
    });
  });

  it('is read with a watermark, and has the same text every time', async () => {
    const { id } = await draft({ specialTerms: '**不是** {{粗体}}' });
    const hash = await previewHash(browser, id);
    expect(await previewHash(browser, id)).toBe(hash);
    const shown = (await browser.request(`/ptl/contract/text?id=${id}`)).body.data as ShownContractText;
    expect(shown).toMatchObject({ mark: '草稿', textHash: hash, title: '工业互联网平台服务合同' });
    expect(shown.blocks[0]).toEqual({
      ...{ kind: 'heading', level: 1, line: [{ text: '工业互联网平台服务合同', isBold: false }] },
    });
    expect(JSON.stringify(shown.blocks)).toContain('玖拾玖元整');
    const { bytes, headers } = await readContractFile(portal, browser, `download?id=${id}`);
    expect(headers['content-type']).toBe('application/pdf');
    const text = await readPdfText(bytes);
    expect(text).toContain('**不是** {{粗体}}');
    expect(text).toContain('玖拾玖元整');
    expect(await readContractFile(portal, browser, `evidence?id=${id}`)).toMatchObject({ status: 409 });
  });
});

describe('submitting', () => {
  it('has a contract approved at once that is made of a standard template, with a party that is locked', async () => {
    const contract = await prepare();
    expect(contract).toMatchObject({
      ...{ status: 30, partyName: '澄湖乳业（江苏）有限公司', dueAt: expect.any(String) },
      actions: ['withdraw', 'sign', 'refuse', 'extend', 'download'],
    });
    expect(contract.log.map(({ act, actorRole }) => `${act} ${actorRole}`)).toEqual([
      ...['save user', 'submit user', 'approve system'],
    ]);
    expect(contract.telephone).toMatch(/^1\d\d\*{4}\d{4}$/);
  });

  it('rejects what has changed since the preview, in the draft, its template or another window', async () => {
    const { id, version, orderNos } = await draft();
    const textHash = await previewHash(browser, id);
    await doContract(browser, 'save', { ...CONTRACT_FORM, id, version, orderNos, contactName: '李敏' });
    const changed = { status: 409, body: { msg: '合同内容在您预览后已有变化，请重新预览' } };
    expect(await callContract(browser, 'submit', { id, textHash })).toMatchObject(changed);
    const fresh = await previewHash(browser, id);
    await portal.database.query(`update contract_template set body = body || ' ' where id = 'service-contract'`);
    expect(await callContract(browser, 'submit', { id, textHash: fresh })).toMatchObject(changed);
    await portal.database.query(`update contract_template set version = '1.1' where id = 'service-contract'`);
    expect(await callContract(browser, 'submit', { id, textHash: fresh })).toMatchObject({
      ...{ status: 409, body: { msg: '合同模板已更新为1.1版，请重新选择模板并预览' } },
    });
    await portal.database.query(
      `update contract_template set version = '1.0', body = rtrim(body, ' ') where id = 'service-contract'`,
    );
    expect((await doContract(browser, 'submit', { id, textHash: fresh })).status).toBe(30);
    expect((await callContract(browser, 'submit', { id, textHash: fresh })).status).toBe(409);
  });

  it('takes an order into one contract at a time', async () => {
    const orderNos = [await order()];
    const [first, second] = [await draft({ orderNos }), await draft({ orderNos })];
    await submitContract(browser, first.id);
    const textHash = await previewHash(browser, second.id);
    expect(await callContract(browser, 'submit', { id: second.id, textHash })).toMatchObject({
      ...{ status: 409, body: { msg: '所选订单已在另一份合同中，请勿重复签订' } },
    });
    await doContract(browser, 'withdraw', { id: first.id });
    expect((await submitContract(browser, second.id)).status).toBe(30);
  });

  it('needs an identity, and for what has legal force that of a company', async () => {
    const { browser: nobody } = await people.register();
    const { id } = await draft({}, nobody);
    expect(await callContract(nobody, 'preview', { id })).toMatchObject({ body: { msg: '请先完成实名认证' } });
    const { browser: person } = await company('person');
    const formal = await draft({}, person);
    expect(await callContract(person, 'preview', { id: formal.id })).toMatchObject({
      ...{ status: 409, body: { msg: '正式合同须由通过企业实名认证的账号签订' } },
    });
    const intent = await prepare(INTENT, person);
    expect(intent).toMatchObject({ status: 20, type: 1, isApproved: true, partyName: expect.stringMatching(/^\*+.$/) });
    const { bytes } = await readContractFile(portal, person, `download?id=${intent.id}`);
    expect(await readPdfText(bytes)).not.toMatch(/\{\{/);
  });

  it('has a representative show a mandate, which a person reads', async () => {
    const { browser: own } = await company();
    const without = await draft({ signerRole: 2 }, own);
    const mandateFileId = await storeFile(own, 'attachment');
    const contract = await prepare({ signerRole: 2, mandateFileId }, own);
    expect(contract).toMatchObject({ status: 20, mandate: { id: mandateFileId } });
    expect(without.mandate).toBeNull();
    expect(
      (await callContract(own, 'submit', { id: without.id, textHash: await previewHash(own, without.id) })).body,
    ).toMatchObject(error('mandateFileId', '授权代表签署须上传授权书'));
  });
});

describe('signing', () => {
  it('brings a contract into force, with a file that shows who has signed what', async () => {
    const contract = await bringIntoForce();
    expect(contract).toMatchObject({ isDemo: true, actions: ['download', 'evidence', 'rescind'] });
    expect(contract.fileHash).toMatch(/^[0-9a-f]{64}$/);
    expect(contract.parties).toMatchObject([{ signedAt: expect.any(String) }, { signedAt: expect.any(String) }]);
    const { bytes } = await readContractFile(portal, browser, `download?id=${contract.id}`);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(contract.fileHash);
    const text = (await readPdfText(bytes)).replace(/\s/g, '');
    expect(text).toContain(contract.textHash);
    expect(text).toContain('短信验证码确认签署意愿');
    expect(await askPoppler('pdfsig', bytes, ['-nocert', 'PDF'])).toContain('Signature is Valid');
    const report = await readContractFile(portal, browser, `evidence?id=${contract.id}`);
    const evidence = (await readPdfText(report.bytes)).replace(/\s/g, '');
    expect(evidence).toContain(contract.fileHash);
    expect(evidence).toContain(contract.textHash);
    expect(evidence).toContain('演示证书');
  });

  it('takes the code of this contract alone, once, and for the text that is shown', async () => {
    const [first, second] = [await prepare(), await prepare()];
    const code = await askCode(first);
    const wrong = code === '000000' ? '111111' : '000000';
    const sign = (contract: ContractDetail, typed: string) =>
      callContract(browser, 'sign', toSignature(contract, typed));
    expect((await sign(second, code)).body).toMatchObject(error('code', '验证码错误或已失效'));
    expect((await sign(first, wrong)).body).toMatchObject(error('code', '验证码错误或已失效'));
    expect(await sign({ ...first, textHash: 'a'.repeat(64) }, code)).toMatchObject({
      ...{ status: 409, body: { msg: '合同文本与您查看的不一致，请刷新页面重新阅读' } },
    });
    const unread = { ...toSignature(first, code), isIntended: false };
    expect((await callContract(browser, 'sign', unread)).body).toMatchObject({ code: '422' });
    expect((await sign(first, code)).status).toBe(200);
    expect((await sign(first, code)).status).toBe(409);
  });

  it('counts once for each key', async () => {
    const contract = await prepare();
    const payload = toSignature(contract, await askCode(contract));
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => browser.request('/ptl/contract/sign', { method: 'POST', payload, headers });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
  });

  it('is refused with a reason, and not possible any more then', async () => {
    const { id, textHash } = await prepare();
    const declined = await doContract(browser, 'reject', { id, reason: '价格与报价不一致' });
    expect(declined).toMatchObject({ status: 50, reason: '价格与报价不一致', actions: ['download'] });
    expect((await callContract(browser, 'sendSignCode', { id, textHash })).status).toBe(409);
    const { bytes } = await readContractFile(portal, browser, `download?id=${id}`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

it('is nobody else’s: neither to read nor to change', async () => {
  const { id, textHash } = await prepare();
  const { browser: stranger } = await company();
  for (const path of [`detail?id=${id}`, `download?id=${id}`, `evidence?id=${id}`])
    expect((await readContractFile(portal, stranger, path)).status).toBe(404);
  for (const [call, more] of [
    ...[
      ['preview', {}],
      ['withdraw', {}],
      ['extend', {}],
      ['delete', {}],
      ['reject', { reason: '不是我的' }],
    ],
    ...[
      ['submit', { textHash }],
      ['sendSignCode', { textHash }],
      ['sign', toSignature({ id, textHash } as never, '123456')],
    ],
  ] as [string, object][])
    expect([call, (await callContract(stranger, call, { id, ...more })).status]).toEqual([call, 404]);
});
