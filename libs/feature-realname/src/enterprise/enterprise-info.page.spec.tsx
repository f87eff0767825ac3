import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildConsent, CONSENTS, openRealnamePage } from '../testing/open-realname-page';
import { buildCertification, buildIdentification, buildIdentificationDetail } from '../testing/sample-identifications';
import { page } from './enterprise-info.page';

const PATH = '/overview/enterprise-info';
const FILE = { id: 'f-1', name: '执照.jpg', size: 2048, type: 'jpg' };
const enterprise = buildIdentification({
  ...{ type: 2, method: 4, name: '澄湖乳业（江苏）有限公司', number: '91990000MA00000109' },
});
const answered = buildIdentificationDetail({ id: 'r-1', type: 2, method: 3, state: 2, proof: 'remittance' });
const address = () => screen.getByTestId('address').textContent;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function type(name: RegExp, value: string): Promise<void> {
  const field = await screen.findByLabelText(name);
  fireEvent.change(field, { target: { value } });
}

async function fillLicence(creditCode = '91990000MA00000109'): Promise<void> {
  await type(/^企业名称/, '澄湖乳业（江苏）有限公司');
  await type(/^统一社会信用代码/, creditCode);
  await type(/^法定代表人/, '林予安');
  await userEvent.click(screen.getByRole('checkbox', { name: '长期有效' }));
}

async function fillHandler(): Promise<void> {
  await type(/^经办人姓名/, '周启航');
  await type(/^经办人手机号/, '138 0000 0003');
}

describe('EnterpriseInfoPage', () => {
  it('takes an enterprise in steps that stand in the URL, and goes on to the remittance', async () => {
    const { listCalls } = openRealnamePage(
      page,
      { at: `${PATH}?type=2&method=3` },
      { enterpriseThreeElement: answered },
    );
    await fillLicence();
    const next = screen.getByRole('button', { name: '下一步' });
    expect(screen.getByRole('region', { name: '企业信息' })).toContainElement(next);
    await userEvent.click(next);
    expect(address()).toBe(`${PATH}?type=2&method=3&step=handler`);
    await press('下一步');
    expect(await screen.findByText('请输入经办人姓名')).toBeVisible();
    await fillHandler();
    await press('下一步');
    expect(await screen.findByRole('heading', { name: '核对并提交' })).toBeVisible();
    expect(screen.getByText('91990000MA00000109', { selector: 'dd' })).toBeVisible();
    await press('提交核验');
    await waitFor(() => expect(address()).toBe('/overview/enterprise-remit?id=r-1'));
    const [sent] = listCalls('enterpriseThreeElement');
    expect(sent?.idempotencyKey).toBeTruthy();
    expect(sent?.body).toEqual({
      ...{ type: 2, companyName: '澄湖乳业（江苏）有限公司', creditCode: '91990000MA00000109', legalPerson: '林予安' },
      ...{ validUntil: null, handlerName: '周启航', telephone: expect.any(String) },
    });
  });

  it('leads a code whose check is wrong to the review, and keeps what was typed', async () => {
    openRealnamePage(page, { at: `${PATH}?method=3` });
    await fillLicence('91990000MA0000010X');
    await press('下一步');
    expect(await screen.findByText(/确认无误请使用证照审核/)).toBeVisible();
    await press('改用企业证照审核');
    expect(address()).toBe(`${PATH}?type=2&method=5`);
    expect(await screen.findByLabelText(/^统一社会信用代码/)).toHaveValue('91990000MA0000010X');
    expect(screen.queryByText(/确认无误请使用证照审核/, { selector: '[data-error]' })).not.toBeInTheDocument();
  });

  it('reads the licence, and has it reviewed with the paper of who acts', async () => {
    const { listCalls } = openRealnamePage(
      page,
      { at: `${PATH}?method=5` },
      {
        uploadFile: FILE,
        readIdentityDocument: { name: '澄湖乳业（江苏）有限公司', number: '91990000MA00000109' },
        enterpriseCredentials: { ...answered, method: 5, state: 5, proof: null },
      },
    );
    const picture = new File(['x'], '执照.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await screen.findByLabelText('营业执照'), picture);
    expect(await screen.findByText('已识别企业名称、统一社会信用代码，请核对')).toBeVisible();
    expect(screen.getByLabelText(/^企业名称/)).toHaveValue('澄湖乳业（江苏）有限公司');
    await type(/^法定代表人/, '林予安');
    await userEvent.click(screen.getByRole('checkbox', { name: '长期有效' }));
    await press('下一步');
    await fillHandler();
    expect(screen.getByLabelText('法定代表人证件（人像面）')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /授权代表/ }));
    await press('下一步');
    expect(await screen.findByText('请上传经办人证件的人像面')).toBeVisible();
    expect(screen.getByText('请上传加盖公章的授权书')).toBeVisible();
    for (const label of ['经办人证件（人像面）', '授权书（加盖公章）'])
      await userEvent.upload(screen.getByLabelText(label), picture);
    expect(await screen.findAllByText('执照.jpg 已上传', { selector: 'p span' })).toHaveLength(2);
    await press('下一步');
    await press('提交审核');
    await waitFor(() => expect(address()).toBe('/overview/submit-success?id=r-1'));
    expect(listCalls('enterpriseCredentials')[0]?.body).toMatchObject({
      ...{ signerRole: 2, licenceFileId: 'f-1', frontFileId: 'f-1', mandateFileId: 'f-1' },
    });
    expect(listCalls('enterpriseCredentials')[0]?.body).not.toHaveProperty('letterFileId');
    expect(listCalls('readIdentityDocument')[0]?.body).toEqual({ kind: 'licence', fileId: 'f-1' });
  });

  it('asks for pictures of their own before a licence is read, which may be typed instead', async () => {
    const consents = [
      ...CONSENTS.filter(({ key }) => key !== 'identityPicture'),
      buildConsent('identityPicture', false),
    ];
    openRealnamePage(page, { at: `${PATH}?method=4` }, { listConsents: consents });
    await press('上传营业执照自动识别');
    expect(await screen.findByText(/需要您单独同意/)).toBeVisible();
    expect(screen.queryByLabelText('营业执照')).not.toBeInTheDocument();
    await press('不上传，手动填写');
    expect(await screen.findByRole('button', { name: '上传营业执照自动识别' })).toBeVisible();
  });

  it('asks for nothing by a method that has no tries left, and says when it has', async () => {
    const locked = { method: 3, remaining: 0, unlockAt: '2026-11-25T09:30:00+08:00' } as const;
    openRealnamePage(page, { at: `${PATH}?type=2&method=3` }, { listIdentificationLimits: [locked] });
    expect(await screen.findByText('次数已用完，2026-11-25 09:30 后可再试')).toBeVisible();
    expect(screen.queryByLabelText(/^企业名称/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '换一种方式' })).toHaveAttribute(
      'href',
      '/overview/enterprise-chooseway?type=2',
    );
  });

  it('shows what the server says of a field in the step where it stands', async () => {
    const error = {
      ...{ status: 422, code: '422', msg: '请检查填写内容' },
      data: { fieldErrors: [{ field: 'creditCode', msg: '统一社会信用代码与当前不一致，请使用主体变更' }] },
    };
    openRealnamePage(page, { at: `${PATH}?method=3` }, { enterpriseThreeElement: { error } });
    await fillLicence();
    await press('下一步');
    await fillHandler();
    await press('下一步');
    await press('提交核验');
    expect(await screen.findByText('统一社会信用代码与当前不一致，请使用主体变更')).toBeVisible();
    expect(address()).toContain('step=licence');
  });

  it('leaves name and code of an enterprise that is changed as they are', async () => {
    openRealnamePage(
      page,
      { at: `${PATH}?type=6&method=4` },
      { findUserCertification: buildCertification({ state: 6, kind: 'enterprise', effective: enterprise }) },
    );
    expect(await screen.findByRole('heading', { level: 1, name: '企业信息变更' })).toBeVisible();
    for (const name of ['企业名称', '统一社会信用代码'])
      expect(await screen.findByRole('textbox', { name })).toHaveAttribute('readonly');
  });

  it('offers the methods that are open where the URL names none', async () => {
    openRealnamePage(page, { at: `${PATH}?type=2&method=3`, entrance: '10' });
    const ways = within(await screen.findByRole('list', { name: '认证方式' }));
    expect(ways.getAllByRole('link')).toHaveLength(1);
    expect(ways.getByRole('link', { name: /企业证照/ })).toHaveAttribute('href', `${PATH}?type=2&method=5`);
  });

  it('sends those whom the type does not fit elsewhere', async () => {
    openRealnamePage(page, { at: PATH }, { findUserCertification: buildCertification({ state: 6, kind: 'person' }) });
    expect(await screen.findByRole('link', { name: '个人转企业' })).toHaveAttribute(
      'href',
      '/overview/personToEnterprise',
    );
  });

  it('is closed while nothing is open', async () => {
    openRealnamePage(page, { at: PATH, entrance: '00' });
    expect(await screen.findByText('实名认证系统维护中')).toBeVisible();
  });
});
