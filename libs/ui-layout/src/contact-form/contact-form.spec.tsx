import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { SubmitResult } from '../layout-props';
import { ContactForm } from './contact-form';

const SENT: SubmitResult = { data: { id: 'c1' } };

function renderForm(onContact = jest.fn(async (): Promise<SubmitResult> => SENT)) {
  render(
    <MemoryRouter>
      <ContactForm privacyHref="/content/privacy-policy" onContact={onContact} />
    </MemoryRouter>,
  );
  return { onContact, user: userEvent.setup() };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const consent = () => screen.getByRole('checkbox', { name: /隐私政策/ });
const submit = () => screen.getByRole('button', { name: '提交' });

async function fill(user: ReturnType<typeof userEvent.setup>, telephone = '13800138000') {
  await user.type(field(/联系人/), '张工');
  await user.type(field(/公司名称/), '远岭重工');
  await user.type(field(/联系电话/), telephone);
  await user.click(consent());
}

describe('ContactForm', () => {
  it('names every missing field, sends nothing and puts the focus on the first', async () => {
    const { onContact, user } = renderForm();
    await user.click(submit());
    expect(screen.getByText('请输入联系人')).toBeInTheDocument();
    expect(screen.getByText('请输入公司名称')).toBeInTheDocument();
    expect(screen.getByText('请输入联系电话')).toBeInTheDocument();
    expect(screen.getByText('请先阅读并同意隐私政策')).toBeInTheDocument();
    expect(field(/联系人/)).toHaveFocus();
    expect(field(/联系人/)).toBeInvalid();
    expect(field(/联系人/)).toHaveAccessibleDescription('请输入联系人');
    expect(onContact).not.toHaveBeenCalled();
  });

  it('is checked when a field is left, then with every change', async () => {
    const { user } = renderForm();
    await user.type(field(/联系电话/), '1380013');
    expect(screen.queryByText('请输入11位手机号码')).toBeNull();
    await user.tab();
    expect(screen.getByText('请输入11位手机号码')).toBeInTheDocument();
    await user.type(field(/联系电话/), '8001');
    expect(screen.queryByText('请输入11位手机号码')).toBeNull();
    await user.clear(field(/联系电话/));
    await user.type(field(/联系电话/), '12345678901');
    await user.tab();
    expect(screen.getByText('请输入正确的手机号码')).toBeInTheDocument();
  });

  it('takes at most 40 characters in the telephone field', () => {
    renderForm();
    expect(field(/联系电话/)).toHaveAttribute('maxlength', '40');
  });

  it('asks for consent that is not given beforehand', async () => {
    const { onContact, user } = renderForm();
    expect(consent()).not.toBeChecked();
    expect(screen.getByRole('link', { name: /隐私政策/ })).toHaveAttribute('href', '/content/privacy-policy');
    await fill(user);
    await user.click(consent());
    await user.click(submit());
    expect(consent()).toHaveFocus();
    expect(onContact).not.toHaveBeenCalled();
  });

  it.each([' １３８００１３８０００ ', '138 0013 8000', '+86 138-0013-8000'])(
    'sends plain digits of %s',
    async (telephone) => {
      const { onContact, user } = renderForm();
      await fill(user, telephone);
      await user.click(submit());
      expect(onContact).toHaveBeenCalledWith(
        { userName: '张工', companyName: '远岭重工', telephone: '13800138000', consent: true },
        expect.any(String),
      );
    },
  );

  it('cannot be sent twice while the answer is on its way, then closes with 提交成功', async () => {
    let respond: (result: SubmitResult) => void = () => undefined;
    const { user } = renderForm(jest.fn(() => new Promise<SubmitResult>((resolve) => (respond = resolve))));
    await fill(user);
    await user.click(submit());
    const button = screen.getByRole('button', { name: '提交中…' });
    expect(button).toBeDisabled();
    expect(button.closest('form')).toHaveAttribute('aria-busy', 'true');

    await act(async () => respond(SENT));
    expect(screen.getByRole('status')).toHaveTextContent('提交成功');
    expect(screen.getByRole('status')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '再次留言' }));
    expect(field(/联系人/)).toHaveValue('');
    expect(consent()).not.toBeChecked();
  });

  it('shows a refusal with the words of the server and keeps what was typed', async () => {
    const { user } = renderForm(
      jest.fn(async () => ({ error: { code: '429', msg: '提交过于频繁', fieldErrors: [] } })),
    );
    await fill(user);
    await user.click(submit());
    expect(screen.getByRole('alert')).toHaveTextContent('提交过于频繁');
    expect(field(/联系人/)).toHaveValue('张工');
    expect(field(/联系电话/)).toHaveValue('13800138000');
    expect(consent()).toBeChecked();
    expect(submit()).toBeEnabled();
  });

  it('puts what the server refuses beside its field', async () => {
    const fieldErrors = [{ field: 'companyName', msg: '公司名称含有无法识别的字符' }];
    const error = { error: { code: '422', msg: '请检查输入', fieldErrors } };
    const { user } = renderForm(jest.fn(async () => error));
    await fill(user);
    await user.click(submit());
    expect(field(/公司名称/)).toHaveAccessibleDescription('公司名称含有无法识别的字符');
    expect(field(/公司名称/)).toHaveFocus();
  });

  it('never carries what was typed in an address, even before the page is interactive', () => {
    renderForm();
    expect(submit().closest('form')).toHaveAttribute('method', 'post');
  });
});
