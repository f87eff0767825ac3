import type { StubResponses } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profile, renderPage, visitorResponses } from '../testing/render-page';
import { buildContent } from '../testing/sample-company';
import { page } from './contact.page';

const content = buildContent({
  blocks: [{ kind: 'form', title: '留言', subtitle: '', form: 'contact' }],
});
const open = (more: StubResponses = {}, isLoggedIn = false) =>
  renderPage(page, { path: '/contact', isLoggedIn }, { ...visitorResponses, findContentById: content, ...more });
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }));

async function fill() {
  await userEvent.type(await field(/联系人/), '张工');
  await userEvent.type(await field(/公司名称/), '远岭重工');
  await userEvent.type(await field(/联系电话/), '138 0013 8000');
  await userEvent.type(await field(/留言/), '想了解设备接入的价格');
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => sessionStorage.clear());

describe('ContactPage', () => {
  it('starts empty for visitors and asks for no profile', async () => {
    const { calls } = open();
    expect(await field(/联系人/)).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(calls.map(({ name }) => name)).not.toContain('getUserProfile');
  });

  it('starts from the profile of those with a login', async () => {
    open({}, true);
    expect(await field(/联系人/)).toHaveValue(profile.nickname);
    expect(await field(/公司名称/)).toHaveValue(profile.company);
  });

  it('can be filled where the profile cannot be read', async () => {
    open({ getUserProfile: { error: { status: 503 } } }, true);
    expect(await field(/联系人/)).toHaveValue('');
  });

  it('sends once what was typed and says what happens next', async () => {
    const { calls } = open({ addContact: { id: 'c-1' } });
    await fill();
    await submit();
    expect(await screen.findByText('提交成功')).toBeVisible();
    expect(screen.getByText('留言已登记，联系您时使用您留下的电话')).toBeVisible();
    const sent = calls.filter(({ name }) => name === 'addContact');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.idempotencyKey).toBeTruthy();
    expect(sent[0]?.body).toEqual({
      userName: '张工',
      companyName: '远岭重工',
      telephone: '13800138000',
      content: '想了解设备接入的价格',
      consent: true,
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('names what is missing and sends nothing', async () => {
    const { calls } = open();
    await field(/联系人/);
    await submit();
    expect(await field(/联系人/)).toHaveFocus();
    for (const message of [
      '请输入联系人',
      '请输入公司名称',
      '请输入联系电话',
      '请输入留言',
      '请先阅读并同意隐私政策',
    ]) {
      expect(screen.getByText(message)).toBeVisible();
    }
    expect(calls.some(({ name }) => name === 'addContact')).toBe(false);
  });

  it('shows what the server says beside the field', async () => {
    const fieldErrors = [{ field: 'telephone', msg: '请输入正确的手机号码' }];
    open({ addContact: { error: { status: 400, code: '422', msg: '请检查表单', data: { fieldErrors } } } });
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('请检查表单');
    expect(await field(/联系电话/)).toHaveAccessibleDescription('请输入正确的手机号码');
  });

  it('keeps what was typed, but for the consent', async () => {
    open().unmount();
    const { unmount } = open();
    await fill();
    unmount();
    open();
    expect(await field(/公司名称/)).toHaveValue('远岭重工');
    expect(screen.getByText('已恢复您上次未提交的内容')).toBeVisible();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(sessionStorage.getItem('draft:contact:')).not.toContain('consent');
  });
});
