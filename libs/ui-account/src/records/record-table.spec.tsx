import { useSampleQuery } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { RecordTable } from './record-table';

const change = jest.fn();

function Orders() {
  return (
    <RecordTable<string>
      name="订单"
      rows={['O1', 'O2']}
      columns={[{ key: 'no', title: '订单号', render: (no) => no }]}
      getKey={(no) => no}
      query={useSampleQuery([])}
      selection={{ keys: ['O1'], onChange: change, isFixed: (key) => key === 'O1' }}
    />
  );
}

it('keeps the choice of rows that cannot be left out', async () => {
  render(
    <MemoryRouter>
      <Orders />
    </MemoryRouter>,
  );
  expect(screen.getByRole('checkbox', { name: '选择订单 O1' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '选择订单 O1' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择订单 O2' }));
  expect(change).toHaveBeenCalledWith(['O1', 'O2']);
});
