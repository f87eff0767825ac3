import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { SubmitResult, ToolboxProps } from '../layout-props';
import { ConsultForm } from './consult-form';

const QUESTION = { capcode: 'q1', question: '请计算：三加五等于几？（填写数字）' };

const SENT: SubmitResult = { data: { id: 'c1' } };

const buildFailure = (error: object): SubmitResult => ({ error: { code: '422', msg: '提交失败', ...error } });

function renderForm(result: SubmitResult) {
  const onConsult = jest.fn<ReturnType<ToolboxProps['onConsult']>, Parameters<ToolboxProps['onConsult']>>();
  onConsult.mockResolvedValue(result);
  const onSent = jest.fn();
  const captcha = {
    loadPicture: jest.fn(() => Promise.reject(new Error('加载失败'))),
    loadQuestion: jest.fn(async () => QUESTION),
    check: jest.fn(async () => ({ ticket: 'ticket-1' })),
  };
  render(
    <MemoryRouter>
      <ConsultForm privacyHref="/content/privacy-policy" captcha={captcha} onConsult={onConsult} onSent={onSent} />
    </MemoryRouter>,
  );
  return { onConsult, onSent, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;

const opener = () => screen.queryByRole('button', { name: '点击完成安全验证' });
const submit = () => screen.getByRole('button', { name: /^提\s?交$/ });

function fill() {
  const texts = {
    联系人: '李工',
    联系电话: '13900139000',
    公司名称: '澄湖乳业',
    需求描述: '希望了解乳品产线的能耗监测方案',
  };
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByLabelText('方案咨询'));
  fireEvent.click(screen.getByLabelText(/隐私政策/));
}

async function passCaptcha(user: User) {
  await user.click(screen.getByRole('button', { name: '点击完成安全验证' }));
  await user.click(screen.getByRole('button', { name: '改用答题验证' }));
  await screen.findByText(QUESTION.question);
  await user.type(screen.getByRole('textbox', { name: '答案' }), '8{Enter}');
  expect(await screen.findByText('验证通过')).toBeInTheDocument();
}

describe('ConsultForm', () => {
  it('asks for the captcha, leads to it and is content with its ticket', async () => {
    const { onConsult, user } = renderForm(SENT);
    fill();
    await user.click(submit());
    expect(await screen.findByText('请先完成安全验证')).toBeInTheDocument();
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(onConsult).not.toHaveBeenCalled();
    await passCaptcha(user);
    await waitFor(() => expect(screen.queryByText('请先完成安全验证')).toBeNull());
  });

  it('sends the ticket along', async () => {
    const { onConsult, onSent, user } = renderForm(SENT);
    fill();
    await passCaptcha(user);
    await user.click(submit());
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(onConsult).toHaveBeenCalledWith(
      expect.objectContaining({ userName: '李工', captchaTicket: 'ticket-1' }),
      expect.any(String),
    );
  });

  it('asks again after an answer, with what the server says beside the field', async () => {
    const msg = '安全验证已失效，请重新完成';
    const { onConsult, user } = renderForm(buildFailure({ fieldErrors: [{ field: 'captchaTicket', msg }] }));
    fill();
    await passCaptcha(user);
    await user.click(submit());
    await waitFor(() => expect(opener()).toBeInTheDocument());
    expect(await screen.findByText(msg)).toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByText('请先完成安全验证')).toBeInTheDocument();
    expect(onConsult).toHaveBeenCalledTimes(1);
  });

  it('keeps the ticket when no answer came', async () => {
    const { onConsult, user } = renderForm(buildFailure({ kind: 'network' }));
    fill();
    await passCaptcha(user);
    await user.click(submit());
    expect(await screen.findByText('提交失败')).toBeInTheDocument();
    expect(opener()).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(onConsult).toHaveBeenCalledTimes(2));
    expect(onConsult.mock.calls[1]).toEqual(onConsult.mock.calls[0]);
  });
});
