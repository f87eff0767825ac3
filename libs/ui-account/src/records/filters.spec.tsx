import { useSampleQuery } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { FilterNumbers } from './filters';

function Amounts() {
  const query = useSampleQuery(['least', 'most']);
  const navigate = useNavigate();
  return (
    <>
      <FilterNumbers query={query} names={['least', 'most']} label="金额" maxLength={4} />
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
const least = () => screen.getByRole('textbox', { name: '金额从' });
const most = () => screen.getByRole('textbox', { name: '金额到' });

describe('FilterNumbers', () => {
  it('counts once a number is sent or left, and takes digits alone', async () => {
    open();
    await userEvent.type(least(), '1a00');
    expect(url()).toBeEmptyDOMElement();
    await userEvent.type(least(), '{Enter}');
    await userEvent.type(most(), '-500');
    await userEvent.tab();
    expect(url()).toHaveTextContent('?least=100&most=500');
  });

  it('follows the address', async () => {
    open('?least=100');
    await userEvent.type(most(), '500{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(most()).toHaveValue('');
    expect(least()).toHaveValue('100');
  });

  it('holds no more digits than there may be', async () => {
    open();
    await userEvent.type(least(), '12345');
    expect(least()).toHaveValue('1234');
  });
});
