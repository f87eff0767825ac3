import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { defineForm } from '../definition/define-form';
import * as field from '../definition/field';
import { ChoiceCards } from '../fields/choice-cards';
import { DefinedFields } from './defined-fields';
import { Form } from './form';
import { useForm } from './use-form';

const sample = defineForm({
  creditCode: field.text({ label: '代码', isUpperCase: true }),
  topic: { ...field.choice({ label: '类型', options: ['产品', '方案'], missing: '请选择' }), component: ChoiceCards },
  factory: field.choice({ label: '工厂', isWide: true, missing: '请选择' }),
  remark: field.prose({ label: '备注', rule: { min: 0, max: 20, tooShort: '', tooLong: '太长' } }),
  consent: field.consent('仅用于联系'),
});

function Sample({ send }: { readonly send: jest.Mock }) {
  const form = useForm(sample, { send });
  return (
    <MemoryRouter>
      <Form form={form} label="样例">
        <DefinedFields form={form} controls={{ factory: { choices: [{ value: 'f1', label: '一厂' }] } }}>
          <p>在前</p>
        </DefinedFields>
      </Form>
    </MemoryRouter>
  );
}

describe('the fields of a form', () => {
  it('stand in the order of the definition, each with the control of its kind', () => {
    render(<Sample send={jest.fn()} />);
    const { elements } = screen.getByRole<HTMLFormElement>('form', { name: '样例' });
    const names = Array.from(elements, (element) => element.getAttribute('name')).filter(Boolean);
    expect(names).toEqual(['creditCode', 'topic', 'topic', 'factory', 'remark', 'consent']);
    expect(screen.getByRole('radiogroup', { name: '类型' })).toBeInTheDocument();
    expect(screen.getByText('在前').nextElementSibling).toContainElement(screen.getByLabelText('代码'));
  });

  it('take what only the page knows, and send what was filled in', async () => {
    const send = jest.fn().mockResolvedValue({ data: 'A1' });
    render(<Sample send={send} />);
    await userEvent.type(screen.getByLabelText('代码'), 'ab1');
    await userEvent.click(screen.getByRole('radio', { name: '方案' }));
    await userEvent.selectOptions(screen.getByLabelText('工厂'), '一厂');
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByLabelText('代码')).toHaveValue('AB1');
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    const sent = { creditCode: 'AB1', topic: '方案', factory: 'f1', remark: '', consent: true };
    expect(send).toHaveBeenCalledWith(sent, expect.any(String));
  });

  it('take both columns of the grid where they are wide', () => {
    render(<Sample send={jest.fn()} />);
    const isWide = (label: string) => screen.getByLabelText(label).closest('[data-wide]') !== null;
    expect(['代码', '工厂', '备注'].filter(isWide)).toEqual(['工厂', '备注']);
  });
});
