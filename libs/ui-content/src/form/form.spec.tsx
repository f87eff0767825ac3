import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ConsentField } from './consent-field';
import { SelectField, TextAreaField, TextField } from './fields';
import { FormFoot } from './form-foot';
import { checkConsent, checkEmail, checkMobile, requireLength, requireText } from './rules';
import { SuccessPanel } from './success-panel';
import { type SendOutcome, useForm } from './use-form';

interface Values {
  readonly name: string;
  readonly note: string;
  readonly industry: string;
  readonly consent: boolean;
}

const EMPTY: Values = { name: '', note: '', industry: '', consent: false };

function Sample({ send, onChange }: { readonly send: jest.Mock; readonly onChange?: (values: Values) => void }) {
  const { form, bind, isSending, warning, receipt } = useForm<Values, string>({
    initial: EMPTY,
    rules: {
      name: requireText('请输入姓名', '姓名', 5),
      note: requireLength(2, 4, '太短', '太长'),
      consent: checkConsent,
    },
    send: send as (values: Values, key: string) => Promise<SendOutcome<string>>,
    ...(onChange && { onChange }),
  });
  if (receipt) return <SuccessPanel title="提交成功" steps={['等待联系']} number={receipt} />;
  return (
    <MemoryRouter>
      <form {...form}>
        <TextField field={bind('name')} label="姓名" isRequired />
        <TextAreaField field={bind('note')} label="说明" maxLength={4} />
        <SelectField field={bind('industry')} label="行业" options={['化工']} />
        <ConsentField field={bind('consent')} purpose="仅用于联系" />
        <FormFoot isSending={isSending} warning={warning} />
      </form>
    </MemoryRouter>
  );
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText(/姓名/), '王小明');
  await userEvent.type(screen.getByLabelText('说明'), '您好');
  await userEvent.selectOptions(screen.getByLabelText('行业'), '化工');
  await userEvent.click(screen.getByRole('checkbox'));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }));

describe('a form', () => {
  it('focuses the first bad field and sends nothing', async () => {
    const send = jest.fn();
    render(<Sample send={send} />);
    await submit();
    expect(screen.getByText('请输入姓名')).toBeInTheDocument();
    expect(screen.getByText('请先阅读并同意隐私政策')).toBeInTheDocument();
    expect(screen.getByLabelText(/姓名/)).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('checks a field when it is left and then with every change', async () => {
    render(<Sample send={jest.fn()} />);
    await userEvent.type(screen.getByLabelText(/姓名/), '一二三四五六');
    await userEvent.tab();
    expect(screen.getByText('姓名不能超过5个字符')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/姓名/), '{backspace}');
    expect(screen.queryByText('姓名不能超过5个字符')).toBeNull();
  });

  it('sends once, tells of every change, and shows the receipt', async () => {
    const onChange = jest.fn();
    const send = jest.fn().mockResolvedValue({ receipt: 'TR1' });
    render(<Sample send={send} onChange={onChange} />);
    await fillIn();
    await submit();
    expect(await screen.findByText('TR1')).toBeInTheDocument();
    expect(send).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenLastCalledWith({ name: '王小明', note: '您好', industry: '化工', consent: true });
    expect(screen.getByText('提交成功').parentElement).toHaveFocus();
  });

  it('keeps its key for a repeat of the same content and shows what the server says', async () => {
    const refusal = { msg: '请求超时', fieldErrors: [], isUnanswered: true };
    const send = jest.fn().mockResolvedValue(refusal);
    render(<Sample send={send} />);
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('请求超时');
    await submit();
    expect(send.mock.calls[1]?.[1]).toBe(send.mock.calls[0]?.[1]);
    send.mockResolvedValue({ msg: '有误', fieldErrors: [{ field: 'note', msg: '含有敏感词' }], isUnanswered: false });
    await userEvent.type(screen.getByLabelText('说明'), '们');
    await submit();
    expect(await screen.findByText('含有敏感词')).toBeInTheDocument();
    expect(send.mock.calls[2]?.[1]).not.toBe(send.mock.calls[0]?.[1]);
    expect(screen.getByLabelText('说明')).toHaveFocus();
  });
});

it('changes several fields at once, on top of what the others hold by then', async () => {
  let finish: () => void = () => undefined;
  const upload = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const FillIn = () => {
    const { form, bind, changeAll } = useForm<Values, string>({ initial: EMPTY, rules: {}, send: jest.fn() });
    return (
      <form {...form}>
        <TextField field={bind('name')} label="姓名" />
        <TextField field={bind('note')} label="说明" />
        <TextField field={bind('industry')} label="行业" />
        <button type="button" onClick={() => void upload.then(() => changeAll({ note: '甲', industry: '化工' }))}>
          填入
        </button>
      </form>
    );
  };
  render(<FillIn />);
  await userEvent.click(screen.getByRole('button', { name: '填入' }));
  await userEvent.type(screen.getByLabelText('姓名'), '王');
  await act(async () => finish());
  expect(screen.getByLabelText('姓名')).toHaveValue('王');
  expect(screen.getByLabelText('说明')).toHaveValue('甲');
  expect(screen.getByLabelText('行业')).toHaveValue('化工');
});

describe('rules', () => {
  it.each([
    ['', '请输入联系电话'],
    ['1380013800', '请输入11位手机号码'],
    ['15400000000', '请输入正确的手机号码'],
    ['＋86 138-0013 8000', ''],
  ])('of a mobile number: %j %s', (value, message) => expect(checkMobile(value)).toBe(message));
  it.each([
    ['', true, '请输入正确的邮箱'],
    ['', false, ''],
    ['a@b', false, '请输入正确的邮箱'],
    ['wang@example.com', true, ''],
  ])('of a mail address: %j', (value, isRequired, message) => expect(checkEmail(isRequired)(value)).toBe(message));
});
