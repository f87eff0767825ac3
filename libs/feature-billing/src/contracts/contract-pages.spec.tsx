import type { ContractDetail, ContractTemplate } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { buildCertification, buildProfile, type StubResponses } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildContract, buildContractDetail, buildContractText, TEXT_HASH } from '../testing/sample-contracts';
import { buildOrder } from '../testing/sample-orders';
import { page as applyPage } from './contract-apply.page';
import { page as detailPage } from './contract-detail.page';
import { page as listPage } from './contract-list.page';

const LIST = '/overview/contract';
const DETAIL = '/overview/contract-detail';
const APPLY = '/overview/contract-apply';
const ID = 'CT20261126ABCDEF';

const TEMPLATES: ContractTemplate[] = [
  { id: 'service-contract', title: '服务合同', kind: 'order', version: '1.0', effectiveOn: '2026-11-01' },
  { id: 'letter-of-intent', title: '合作意向书', kind: 'intent', version: '1.1', effectiveOn: '2026-11-01' },
  { id: 'framework-agreement', title: '框架合作协议', kind: 'framework', version: '2.0', effectiveOn: '2026-11-01' },
];

const openList = (at = LIST, list = [buildContract()], more: StubResponses = {}) =>
  renderPage(
    listPage,
    { path: LIST, at, isLoggedIn: true },
    {
      getUserProfile: buildProfile(),
      listContracts: { list, total: list.length, pageNo: 1, pageSize: 20 },
      countContracts: [
        { status: 30, total: 2 },
        { status: 40, total: 1 },
      ],
      ...more,
    },
  );

const openDetail = (values: Partial<ContractDetail> = {}, more: StubResponses = {}) =>
  renderPage(
    detailPage,
    { path: DETAIL, at: `${DETAIL}?id=${ID}`, isLoggedIn: true },
    {
      getUserProfile: buildProfile(),
      getContract: buildContractDetail(values),
      getContractText: buildContractText(),
      ...more,
    },
  );

const openApply = (at = APPLY, more: StubResponses = {}) =>
  renderPage(
    applyPage,
    { path: APPLY, at, isLoggedIn: true },
    {
      getUserProfile: buildProfile(),
      findUserCertification: buildCertification({ state: 6, kind: 'enterprise' }),
      listContractTemplates: TEMPLATES,
      listOrders: { list: [buildOrder()], total: 1, pageNo: 1, pageSize: 50 },
      getContract: buildContractDetail({ status: 10, actions: ['save', 'submit', 'delete', 'download'] }),
      saveContract: buildContractDetail(),
      ...more,
    },
  );

const press = (name: string) => screen.findByRole('button', { name }).then((button) => userEvent.click(button));

beforeEach(() => sessionStorage.clear());

describe('the list', () => {
  it('shows contracts by tab and state, and leads to where they are signed', async () => {
    const { listBodies } = openList(`${LIST}?type=2&status=30`);
    expect(await screen.findByText('澄湖乳业（江苏）有限公司')).toBeVisible();
    expect(listBodies('listContracts')).toMatchObject([{ type: 2, statuses: [30] }]);
    const tabs = within(screen.getByRole('navigation', { name: '按状态查看' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['全部6', '意向3', '正式3']);
    expect(screen.getByRole('link', { name: /^签署/ })).toHaveAttribute('href', `${DETAIL}?id=${ID}`);
  });

  it('checks the signature of any file', async () => {
    const report = {
      ...{ valid: true, reason: '签名有效，文件自签署后未被修改' },
      signers: [{ name: '甲公司', certificate: '甲公司', reason: '签署合同', signedAt: null, isTimestamped: false }],
    };
    openList(LIST, [], { verifyContract: report });
    await press('验签');
    const file = new File(['%PDF-'], '合同.pdf', { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText('合同文件'), file);
    expect(await screen.findByText('合同.pdf：签名有效，文件自签署后未被修改')).toBeVisible();
    expect(screen.getAllByText('甲公司')).toHaveLength(2);
  });
});

describe('a contract', () => {
  it('is read in the page, part by part', async () => {
    openDetail();
    const text = within(await screen.findByRole('region', { name: '《工业互联网平台服务合同》全文' }));
    expect(text.getByRole('heading', { name: '第一条 服务内容' })).toBeVisible();
    expect(text.getByText('2,019.60').tagName).toBe('STRONG');
    expect(text.getByRole('columnheader', { name: '订单编号' })).toBeVisible();
    expect(screen.getByText('未生效')).toBeVisible();
    expect(screen.getByText(TEXT_HASH)).toBeVisible();
  });

  it('is signed by a code, for the text that is shown', async () => {
    const { listBodies } = openDetail(
      {},
      {
        sendSignCode: { telephone: '138****0001', expireIn: 300, resendIn: 60 },
        signContract: buildContractDetail({ status: 31 }),
      },
    );
    await press('签署');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '签署' }));
    expect(await dialog.findByText('请阅读合同并勾选同意')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: '获取验证码' }));
    expect(await dialog.findByText('验证码已发送至 138****0001，5分钟内有效')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/短信验证码/), '123456');
    await userEvent.click(dialog.getByRole('button', { name: '签署' }));
    await waitFor(() =>
      expect(listBodies('signContract')).toMatchObject([
        { id: ID, textHash: TEXT_HASH, code: '123456', isIntended: true },
      ]),
    );
    expect(await screen.findByText('签署成功，平台正在盖章')).toBeVisible();
  });

  it('is declined with a reason', async () => {
    const { listBodies } = openDetail({}, { declineContract: buildContractDetail({ status: 50 }) });
    await press('拒签');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/拒签原因/), '价格与报价不一致');
    await userEvent.click(dialog.getByRole('button', { name: '拒签' }));
    await waitFor(() => expect(listBodies('declineContract')).toEqual([{ id: ID, reason: '价格与报价不一致' }]));
  });

  it('is handed in as a scan where it is signed on paper', async () => {
    const { listBodies } = openDetail(
      { signMode: 'paper', actions: ['withdraw', 'handInPaper', 'download'], reason: '缺少盖章' },
      {
        uploadFile: { id: 'scan-1', name: '扫描件.pdf', size: 5, type: 'pdf' },
        handInContractPaper: buildContractDetail(),
      },
    );
    expect(await screen.findByText(/扫描件被退回：缺少盖章/)).toBeVisible();
    await press('提交扫描件');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '提交' }));
    expect(await dialog.findByText('请上传签署扫描件')).toBeVisible();
    const file = new File(['%PDF-'], '扫描件.pdf', { type: 'application/pdf' });
    await userEvent.upload(dialog.getByLabelText('签署扫描件'), file);
    expect(await dialog.findByText('扫描件.pdf')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '提交' }));
    await waitFor(() =>
      expect(listBodies('handInContractPaper')).toEqual([{ id: ID, textHash: TEXT_HASH, fileId: 'scan-1' }]),
    );
    expect(await screen.findByText('扫描件已提交，请等待核对')).toBeVisible();
  });

  it('is submitted as it was read', async () => {
    const { listBodies } = openDetail(
      { status: 10, actions: ['save', 'submit', 'delete', 'download'], textHash: '' },
      { submitContract: buildContractDetail() },
    );
    await press('提交合同');
    await press('确认提交合同');
    await waitFor(() => expect(listBodies('submitContract')).toEqual([{ id: ID, textHash: TEXT_HASH }]));
  });
});

describe('a letter', () => {
  it('of intent leads to where it becomes a contract, and urges the platform on', async () => {
    const { listBodies } = openDetail(
      { kind: 'intent', type: 1, status: 20, actions: ['withdraw', 'download', 'become', 'urge'] },
      { urgeContract: buildContractDetail({ urgedAt: '2026-11-27T10:00:00+08:00' }) },
    );
    expect(await screen.findByRole('link', { name: '转为正式' })).toHaveAttribute(
      'href',
      `/overview/contract-become?id=${ID}`,
    );
    await press('催办');
    await waitFor(() => expect(listBodies('urgeContract')).toEqual([{ id: ID }]));
    expect(await screen.findByText('已催办，平台会尽快处理')).toBeVisible();
  });
});

describe('a contract in force', () => {
  const inForce = { status: 40, actions: ['download', 'evidence', 'rescind'] } as const;
  const agreement = buildContractText({ title: '合同解除协议', textHash: 'b'.repeat(64) });

  async function signAgreement(textHash: string) {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('checkbox'));
    expect(dialog.getByText(textHash)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/短信验证码/), '123456');
    await userEvent.click(dialog.getByRole('button', { name: '签署' }));
  }

  it('is ended by an agreement that is read and signed for a reason', async () => {
    const { listBodies } = openDetail(
      { ...inForce, actions: [...inForce.actions] },
      { previewContractRescission: agreement, rescindContract: buildContractDetail({ status: 70 }) },
    );
    await press('解约');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/解约原因/), '项目终止');
    await userEvent.click(dialog.getByRole('button', { name: '查看解除协议' }));
    expect(await dialog.findByRole('region', { name: '《合同解除协议》全文' })).toBeVisible();
    await signAgreement(agreement.textHash);
    await waitFor(() =>
      expect(listBodies('rescindContract')).toEqual([
        { id: ID, textHash: agreement.textHash, code: '123456', isIntended: true, reason: '项目终止' },
      ]),
    );
    expect(listBodies('previewContractRescission')).toEqual([{ id: ID, reason: '项目终止' }]);
    expect(await screen.findByText('解约申请已提交，等待平台确认')).toBeVisible();
  });

  const proposal = {
    ...{ status: 70, actions: ['download', 'rescind', 'refuseRescission', 'rescission'] },
    rescission: {
      ...{ by: 'legal', reason: '业务调整', textHash: agreement.textHash, signedAt: null },
      askedAt: '2026-11-27T10:00:00+08:00',
    },
  } satisfies Partial<ContractDetail>;

  it('is ended as the platform has asked for, by its owner’s signature', async () => {
    const { listBodies } = openDetail(proposal, {
      previewContractRescission: agreement,
      rescindContract: buildContractDetail({ status: 71 }),
    });
    expect(await screen.findByText(/平台提出解约：业务调整/)).toBeVisible();
    await press('签署解除协议');
    await press('查看解除协议');
    await signAgreement(agreement.textHash);
    await waitFor(() =>
      expect(listBodies('rescindContract')).toEqual([
        { id: ID, textHash: agreement.textHash, code: '123456', isIntended: true },
      ]),
    );
  });

  it('is kept in force with a reason', async () => {
    const { listBodies } = openDetail(proposal, { declineContractRescission: buildContractDetail({ status: 40 }) });
    await press('拒绝解约');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/拒绝解约原因/), '服务仍在使用');
    await userEvent.click(dialog.getByRole('button', { name: '拒绝解约' }));
    await waitFor(() => expect(listBodies('declineContractRescission')).toEqual([{ id: ID, reason: '服务仍在使用' }]));
    expect(await screen.findByText('合同继续有效')).toBeVisible();
  });
});

describe('the form', () => {
  it('takes the template of the kind that is chosen, and the orders that are ticked', async () => {
    const { listBodies } = openApply();
    expect(await screen.findByRole('option', { name: '服务合同（1.0 版）' })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/签署人姓名/), '周启航');
    await userEvent.type(screen.getByLabelText(/联系人/), '王敏');
    await userEvent.type(screen.getByLabelText(/联系地址/), '示例省示例市示例路 8 号');
    await press('保存并预览');
    expect(await screen.findByText('请选择订单')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /OD20261121ABCDEF/ }));
    await press('保存并预览');
    await waitFor(() =>
      expect(listBodies('saveContract')).toMatchObject([
        {
          ...{ kind: 'order', templateId: 'service-contract', templateVersion: '1.0', signerRole: 1 },
          ...{ orderNos: ['OD20261121ABCDEF'], signerName: '周启航', signMode: 'electronic' },
        },
      ]),
    );
  });

  it('asks a representative for the mandate, and a framework for no orders', async () => {
    openApply();
    await userEvent.click(await screen.findByRole('radio', { name: /框架/ }));
    expect(screen.queryByRole('checkbox', { name: /OD2026/ })).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: '框架合作协议（2.0 版）' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: '授权代表' }));
    expect(screen.getByText(/加盖公章的授权书/)).toBeVisible();
  });

  it('changes a draft as it was seen', async () => {
    const { listBodies } = openApply(`${APPLY}?id=${ID}`);
    expect(await screen.findByDisplayValue('周启航')).toBeVisible();
    await press('保存并预览');
    await waitFor(() => expect(listBodies('saveContract')).toMatchObject([{ id: ID, version: 3, specialTerms: '' }]));
  });
});
