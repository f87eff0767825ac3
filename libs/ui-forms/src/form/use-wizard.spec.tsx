import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { TextField } from '../fields/text-field';
import { defineForm } from '../definition/define-form';
import * as field from '../definition/field';
import { Form } from './form';
import { useForm } from './use-form';
import { useWizard, type WizardStep } from './use-wizard';

const required = (label: string) => ({ min: 1, max: 9, tooShort: `请输入${label}`, tooLong: '太长' });
const definition = defineForm({
  name: field.text({ label: '姓名', rule: required('姓名') }),
  company: field.text({ label: '公司', rule: required('公司') }),
  note: field.text({ label: '备注' }),
});
type Fields = (typeof definition)['fields'];
const STEPS: readonly [WizardStep<Fields>, ...WizardStep<Fields>[]] = [
  { name: 'person', title: '个人', fields: ['name'] },
  { name: 'company', title: '单位', fields: ['company'] },
  { name: 'check', title: '核对', fields: ['note'] },
];

function Sample({ send }: { readonly send: jest.Mock }) {
  const form = useForm<Fields, string>(definition, { send });
  const { step, index, isLast, next, back } = useWizard(form, STEPS);
  return (
    <Form form={form} label={step.title}>
      {step.fields.map((name) => (
        <TextField key={name} field={form.bind(name)} />
      ))}
      <button type="button" disabled={index === 0} onClick={back}>
        上一步
      </button>
      {!isLast && (
        <button type="button" onClick={next}>
          下一步
        </button>
      )}
    </Form>
  );
}

function open(search = '', send = jest.fn().mockResolvedValue({ data: 'ok' })) {
  window.history.replaceState(null, '', `/form${search}`);
  render(
    <BrowserRouter>
      <Sample send={send} />
    </BrowserRouter>,
  );
  return { send };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => [screen.getByRole('form').getAttribute('aria-label'), window.location.search];

it('goes on only where the step is right, and keeps what was typed on the way back', async () => {
  open('?from=mail');
  await press('下一步');
  expect(screen.getByText('请输入姓名')).toBeInTheDocument();
  expect(screen.getByLabelText('姓名')).toHaveFocus();
  expect(shown()).toEqual(['个人', '?from=mail']);
  await userEvent.type(screen.getByLabelText('姓名'), '王');
  await press('下一步');
  expect(shown()).toEqual(['单位', '?from=mail&step=company']);
  await userEvent.type(screen.getByLabelText('公司'), '澄湖');
  await press('上一步');
  expect(screen.getByLabelText('姓名')).toHaveValue('王');
  await press('下一步');
  expect(screen.getByLabelText('公司')).toHaveValue('澄湖');
});

it('is gone through by the back of the browser', async () => {
  open();
  await userEvent.type(screen.getByLabelText('姓名'), '王');
  await press('下一步');
  await act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await arrived;
  });
  expect(shown()).toEqual(['个人', '']);
});

it.each(['?step=check', '?step=company', '?step=none'])('shows the first step that is not right for %s', (search) => {
  open(search);
  expect(shown()[0]).toBe('个人');
});

it('leads to the step that the server finds wrong, once', async () => {
  const error = { error: { code: '422', msg: '请检查', fieldErrors: [{ field: 'name', msg: '姓名不符' }] } };
  open('', jest.fn().mockResolvedValue(error));
  await userEvent.type(screen.getByLabelText('姓名'), '王');
  await press('下一步');
  await userEvent.type(screen.getByLabelText('公司'), '澄湖');
  await press('下一步');
  await press('提交');
  expect(await screen.findByText('姓名不符')).toBeInTheDocument();
  await press('下一步');
  expect(shown()[0]).toBe('单位');
});
