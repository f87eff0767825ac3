import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ConsentField } from '../fields/consent-field';
import { SelectField } from '../fields/select-field';
import { TextAreaField } from '../fields/text-area-field';
import { TextField } from '../fields/text-field';
import { defineForm, type FormValues } from '../definition/define-form';
import * as field from '../definition/field';
import { DraftNotice, Form } from './form';
import { SuccessPanel } from './success-panel';
import { type FormOptions, useForm } from './use-form';

const sample = defineForm({
  name: field.text({ label: '姓名', rule: { min: 1, max: 5, tooShort: '请输入姓名', tooLong: '姓名不能超过5个字符' } }),
  note: field.prose({ label: '说明', rule: { min: 2, max: 4, tooShort: '太短', tooLong: '太长' } }),
  industry: field.optionalChoice({ label: '行业', options: ['化工', '电子'] }),
  captchaTicket: { ...field.ticket(), initial: 't1' },
  consent: field.consent('仅用于联系'),
});

type Fields = (typeof sample)['fields'];
type Options = FormOptions<Fields, string>;

function Sample({ send, ...options }: Omit<Options, 'send'> & { readonly send: jest.Mock }) {
  const form = useForm<Fields, string>(sample, { send: send as Options['send'], ...options });
  if (form.receipt) return <SuccessPanel title="提交成功" steps={['等待联系']} number={form.receipt} />;
  return (
    <MemoryRouter>
      <Form form={form} label="样例">
        <TextField field={form.bind('name')} />
        <TextAreaField field={form.bind('note')} />
        <SelectField field={form.bind('industry')} />
        <ConsentField field={form.bind('consent')} />
        <output>{`${form.bind('captchaTicket').round} ${form.values.captchaTicket}`}</output>
        <button type="button" onClick={() => form.change({ captchaTicket: 't2' })}>
          换一张票
        </button>
      </Form>
    </MemoryRouter>
  );
}

async function fillIn() {
  await userEvent.type(screen.getByLabelText('姓名'), ' 王小明 ');
  await userEvent.type(screen.getByLabelText('说明'), '您好');
  await userEvent.selectOptions(screen.getByLabelText('行业'), '化工');
  await userEvent.click(screen.getByRole('checkbox'));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }));
const reject = (error: object) => ({ error: { code: '422', msg: '', fieldErrors: [], kind: 'refused', ...error } });

/** A draft in memory. */
function createDraft(draft: object | null = null) {
  return { draft, saveDraft: jest.fn(), clearDraft: jest.fn() };
}

describe('a form', () => {
  it('focuses the first bad field and sends nothing', async () => {
    const send = jest.fn();
    render(<Sample send={send} />);
    await submit();
    expect(screen.getByText('请输入姓名')).toBeInTheDocument();
    expect(screen.getByText('请先阅读并同意隐私政策')).toBeInTheDocument();
    expect(screen.getByLabelText('姓名')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('checks a field when it is left and then with every change', async () => {
    render(<Sample send={jest.fn()} />);
    await userEvent.type(screen.getByLabelText('姓名'), '一二三四五六');
    await userEvent.tab();
    expect(screen.getByText('姓名不能超过5个字符')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('姓名'), '{backspace}');
    expect(screen.queryByText('姓名不能超过5个字符')).toBeNull();
  });

  it('lets somebody pass through an empty field, but not empty one that was filled', async () => {
    render(<Sample send={jest.fn()} start={{ name: '王' }} />);
    await userEvent.click(screen.getByLabelText('说明'));
    await userEvent.tab();
    expect(screen.queryByText('太短')).toBeNull();
    await userEvent.clear(screen.getByLabelText('姓名'));
    await userEvent.tab();
    expect(screen.getByText('请输入姓名')).toBeInTheDocument();
  });

  it('sends once what the call takes, and shows the receipt', async () => {
    const onSubmitted = jest.fn();
    const send = jest.fn().mockResolvedValue({ data: 'TR1' });
    render(<Sample send={send} onSubmitted={onSubmitted} />);
    await fillIn();
    await submit();
    expect(await screen.findByText('TR1')).toBeInTheDocument();
    expect(send.mock.calls.map(([request]) => request)).toEqual([
      { name: '王小明', note: '您好', industry: '化工', captchaTicket: 't1', consent: true },
    ]);
    expect(onSubmitted).toHaveBeenCalledWith('TR1');
    expect(screen.getByText('提交成功').parentElement).toHaveFocus();
  });

  it('keeps its key for a repeat of the same content and shows what the server says', async () => {
    const send = jest.fn().mockResolvedValue(reject({ msg: '请求超时', kind: 'network' }));
    render(<Sample send={send} />);
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('请求超时');
    await submit();
    expect(send.mock.calls[1]?.[1]).toBe(send.mock.calls[0]?.[1]);
    send.mockResolvedValue(reject({ msg: '有误', fieldErrors: [{ field: 'note', msg: '含有敏感词' }] }));
    await userEvent.type(screen.getByLabelText('说明'), '们');
    await submit();
    expect(await screen.findByText('含有敏感词')).toBeInTheDocument();
    expect(send.mock.calls[2]?.[1]).not.toBe(send.mock.calls[0]?.[1]);
    expect(screen.getByLabelText('说明')).toHaveFocus();
  });

  it('is another try once the server has found something wrong', async () => {
    const send = jest.fn().mockResolvedValue(reject({ fieldErrors: [{ field: 'note', msg: '不相符' }] }));
    render(<Sample send={send} />);
    await fillIn();
    await submit();
    await submit();
    expect(send.mock.calls[1]?.[1]).not.toBe(send.mock.calls[0]?.[1]);
  });

  it('asks anew for what counts once, unless no answer came', async () => {
    const onRejected = jest.fn();
    const send = jest.fn().mockResolvedValue(reject({ kind: 'network' }));
    render(<Sample send={send} onRejected={onRejected} />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: '换一张票' }));
    await submit();
    expect(screen.getByRole('status')).toHaveTextContent('0 t2');
    send.mockResolvedValue(reject({ code: '409' }));
    await submit();
    expect(screen.getByRole('status')).toHaveTextContent('1 t1');
    expect(onRejected.mock.calls.map(([{ hasNoResponse }]) => hasNoResponse)).toEqual([true, false]);
  });
});

it('changes several fields at once, on top of what the others hold by then', async () => {
  let finish: () => void = () => undefined;
  const upload = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const FillIn = () => {
    const { props, bind, change } = useForm(sample, { send: jest.fn() });
    return (
      <form {...props}>
        <TextField field={bind('name')} />
        <TextAreaField field={bind('note')} />
        <SelectField field={bind('industry')} />
        <button type="button" onClick={() => void upload.then(() => change({ note: '甲', industry: '化工' }))}>
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

describe('a draft', () => {
  it('is saved before its form is sent, not behind it', async () => {
    const order: string[] = [];
    const draft = {
      ...createDraft(),
      flush: async () => {
        await Promise.resolve();
        order.push('saved');
      },
    };
    const send = jest.fn(async () => {
      order.push('sent');
      return { data: 'A1' };
    });
    render(<Sample send={send} draft={draft} />);
    await fillIn();
    await submit();
    expect(order).toEqual(['saved', 'sent']);
  });

  it('keeps what was typed until it is accepted, but no consent', async () => {
    const draft = createDraft();
    const send = jest
      .fn()
      .mockResolvedValueOnce(reject({ msg: '请稍后' }))
      .mockResolvedValue({ data: 'TR1' });
    render(<Sample send={send} draft={draft} start={{ industry: '电子' }} />);
    await fillIn();
    expect(draft.saveDraft).toHaveBeenLastCalledWith({ name: ' 王小明 ', note: '您好', industry: '化工' });
    await submit();
    await screen.findByRole('alert');
    expect(draft.clearDraft).not.toHaveBeenCalled();
    await submit();
    await screen.findByText('TR1');
    expect(draft.clearDraft).toHaveBeenCalledTimes(1);
  });

  it('is put over what is known, and can be discarded', async () => {
    const draft = createDraft({ note: '您好' });
    const { rerender } = render(<Sample send={jest.fn()} draft={draft} start={{ name: '旧名' }} />);
    expect(screen.getByText('已恢复您上次未提交的内容')).toBeInTheDocument();
    rerender(<Sample send={jest.fn()} draft={draft} start={{ name: '新名', note: '已存' }} />);
    expect(screen.getByLabelText('姓名')).toHaveValue('新名');
    expect(screen.getByLabelText('说明')).toHaveValue('您好');
    await userEvent.click(screen.getByRole('button', { name: '放弃' }));
    expect(screen.getByLabelText('说明')).toHaveValue('已存');
    expect(screen.queryByText('已恢复您上次未提交的内容')).toBeNull();
    expect(draft.clearDraft).toHaveBeenCalled();
  });

  it.each([
    ['of an older page', { gone: 'x', consent: true, captchaTicket: 'old' }],
    ['with other values', { name: 5, note: ['x'], industry: null }],
    ['that says what stands there anyway', { name: '王' }],
  ])('%s is left out without a word', (_what, kept) => {
    render(<Sample send={jest.fn()} draft={createDraft(kept)} start={{ name: '王' }} />);
    expect(screen.queryByText('已恢复您上次未提交的内容')).toBeNull();
    expect(screen.getByLabelText('姓名')).toHaveValue('王');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('says what is not in it where a form has such fields', () => {
    render(<DraftNotice form={{ isRestored: true, discard: jest.fn() }} text="附件不会保存" discardText="放弃草稿" />);
    expect(screen.getByRole('button', { name: '放弃草稿' })).toBeInTheDocument();
    expect(screen.getByText('附件不会保存')).toBeInTheDocument();
  });
});

describe('rules', () => {
  const values: FormValues<Fields> = { name: '', note: '', industry: '', captchaTicket: '', consent: false };
  it.each([
    ['', '请输入联系电话'],
    ['1380013800', '请输入11位手机号码'],
    ['15400000000', '请输入正确的手机号码'],
    ['＋86 138-0013 8000', ''],
  ])('of a mobile number: %j %s', (value, message) => expect(field.mobile().findError(value)).toBe(message));
  it.each([
    ['', false, '请输入正确的邮箱'],
    ['', true, ''],
    ['a@b', true, '请输入正确的邮箱'],
    ['wang@example.com', false, ''],
  ])('of a mail address: %j', (value, isOptional, message) =>
    expect(field.email({ isOptional }).findError(value)).toBe(message),
  );
  it('that look at more than one field stand in place of its own', () => {
    const { rules } = defineForm(sample.fields, { note: (note, { name }) => (note === name ? '不能相同' : '') });
    expect(rules.note?.('王', { ...values, name: '王' })).toBe('不能相同');
  });
});
