import { fireEvent, render, screen } from '@testing-library/react';
import { ChoiceField } from './choice-field';

const choices = ['1', '3', '12'].map((value) => ({ value, label: `${value} 个月` }));
const show = (value: string, onChange: (value: string) => void = () => undefined) => (
  <ChoiceField name="period" label="续费时长" value={value} choices={choices} onChange={onChange} />
);
const radio = (name: string) => screen.getByRole('radio', { name });

it('shows what is chosen at once, and what the URL says once that has changed', () => {
  const onChange = jest.fn();
  const { rerender } = render(show('1', onChange));
  fireEvent.click(radio('12 个月'));
  expect(onChange).toHaveBeenCalledWith('12');
  expect(radio('12 个月')).toBeChecked();
  rerender(show('12', onChange));
  expect(radio('12 个月')).toBeChecked();
  // By the way back.
  rerender(show('1', onChange));
  expect(radio('1 个月')).toBeChecked();
});
