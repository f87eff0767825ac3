import { useSampleQuery } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { FilterNumbers } from './filters';

function Amounts() {
  const query = useSampleQuery(['min', 'max']);
  const navigate = useNavigate();
  return (
    <>
      <FilterNumbers query={query} names={['min', 'max']} label="金额" maxLength={4} />
      <button type="button" onClick={() => void navigate(-1)}>
        返回
      </button>
      <output data-testid="address">{useLocation().search}</output>
    </>
  );
}

const open = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/overview/order${search}`]}>
      <Amounts />
    </MemoryRouter>,
  );
const url = () => screen.getByTestId('address');
const from = () => screen.getByRole('textbox', { name: '金额从' });
const to = () => screen.getByRole('textbox', { name: '金额到' });

describe('FilterNumbers', () => {
  it('counts once a number is sent or left, and takes digits alone', async () => {
    open();
    await userEvent.type(from(), '1a00');
    expect(url()).toBeEmptyDOMElement();
    await userEvent.type(from(), '{Enter}');
    await userEvent.type(to(), '-500');
    await userEvent.tab();
    expect(url()).toHaveTextContent('?min=100&max=500');
  });

  it('follows the address', async () => {
    open('?min=100');
    await userEvent.type(to(), '500{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(to()).toHaveValue('');
    expect(from()).toHaveValue('100');
  });

  it('holds no more digits than there may be', async () => {
    open();
    await userEvent.type(from(), '12345');
    expect(from()).toHaveValue('1234');
  });
});
