import type { StubResponses } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, visitorResponses } from '../testing/render-page';
import { buildJobDetail } from '../testing/sample-company';
import { page } from './recruit-apply.page';

const file = { id: 'f-1', name: '简历.pdf', size: 2048, type: 'pdf' };
const open = (more: StubResponses = {}, at = '/recruit/apply?job=sre') =>
  renderPage(
    page,
    { path: '/recruit/apply', at, isLoggedIn: true },
    { ...visitorResponses, findJobById: buildJobDetail(), uploadFile: file, ...more },
  );
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: '投递简历' }));

async function fill() {
  await userEvent.type(await field(/联系电话/), '13800138000');
  await userEvent.type(await field(/邮箱/), 'lin@qiheng.example');
  await userEvent.upload(
    screen.getByLabelText(/^简历/, { selector: 'input' }),
    new File(['x'], file.name, { type: 'application/pdf' }),
  );
  await screen.findByText(file.name);
  await userEvent.type(await field(/补充说明/), '下月到岗');
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => sessionStorage.clear());

describe('RecruitApplyPage', () => {
  it('says what becomes of personal data', async () => {
    open();
    expect(await screen.findByText('自最后一次投递之日起保存 24 个月，到期自动删除')).toBeVisible();
    expect(screen.getByLabelText(/^简历/, { selector: 'input' })).toHaveAttribute('accept', '.pdf,.doc,.docx');
  });

  it('sends once what was typed, with the résumé, and says what happens next', async () => {
    const { calls } = open({ applyForJob: { applicationNo: 'JA20261121ABC', state: 10 } });
    await fill();
    await submit();
    expect(await screen.findByText('JA20261121ABC')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看进度' })).toHaveAttribute('href', '/overview/applications');
    expect(calls.find(({ name }) => name === 'uploadFile')).toMatchObject({ fileUnit: 'resume' });
    const sent = calls.filter(({ name }) => name === 'applyForJob');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.idempotencyKey).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      jobId: 'sre',
      name: '林予安',
      telephone: '13800138000',
      email: 'lin@qiheng.example',
      resumeFileId: 'f-1',
      note: '下月到岗',
      consent: true,
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('names what is missing and sends nothing', async () => {
    const { calls } = open();
    expect(await field(/姓名/)).toHaveValue('林予安');
    await submit();
    for (const message of ['请输入联系电话', '请输入正确的邮箱', '请上传简历', '请先阅读并同意隐私政策']) {
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(calls.some(({ name }) => name === 'applyForJob')).toBe(false);
  });

  it('keeps what was typed, but for the consent', async () => {
    const { unmount } = open();
    await fill();
    unmount();
    open();
    expect(await field(/补充说明/)).toHaveValue('下月到岗');
    expect(screen.getByText(file.name)).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('says that one has applied already', async () => {
    open({ applyForJob: { error: { status: 409, msg: '您已投递过该职位' } } });
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('您已投递过该职位');
  });

  it('leads from a closed job to similar ones', async () => {
    open({ findJobById: buildJobDetail({ isClosed: true }) });
    expect(await screen.findByText('该职位已停止招聘')).toBeVisible();
    expect(screen.getByRole('link', { name: /数据库工程师/ })).toHaveAttribute('href', '/recruit?job=dba');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it.each<[string, StubResponses, string]>([
    ['/recruit/apply', {}, '请先选择要投递的职位'],
    ['/recruit/apply?job=x', { findJobById: { error: { status: 404 } } }, '该职位已下线，或地址有误'],
    ['/recruit/apply?job=x', { findJobById: { error: { status: 410 } } }, '该职位已下线，或地址有误'],
  ])('says at %s why there is no form', async (at, more, message) => {
    open(more, at);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部职位' })).toHaveAttribute('href', '/recruit');
  });
});
