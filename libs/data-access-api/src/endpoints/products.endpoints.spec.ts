import { createAppStore } from '../store/app-store';
import { clearSession, writeSession } from '../session/browser-session';
import { productsApi } from './products.endpoints';

const { getProductDetailByCode } = productsApi.endpoints;
const INPUT = { code: 'iot-hub', visibleRange: 2 };

function start() {
  const transport = jest.fn(async () => ({ status: 200, body: { code: '200', msg: '', data: {}, traceId: '' } }));
  return { ...createAppStore({ transport }), transport };
}

beforeEach(() => clearSession());

it('names whoever is logged in when a product is asked for, and nobody else', async () => {
  const visitor = start();
  await visitor.dispatch(getProductDetailByCode.initiate(INPUT));
  expect(visitor.transport).toHaveBeenCalledWith(expect.objectContaining({ query: INPUT }));

  writeSession('token', { account: 'zhang', userCode: 'u1' });
  const user = start();
  await user.dispatch(getProductDetailByCode.initiate(INPUT));
  expect(user.transport).toHaveBeenCalledWith(expect.objectContaining({ query: { ...INPUT, userCode: 'zhang' } }));
});

it('asks for the same page with and without a login', async () => {
  const { dispatch, transport } = start();
  await dispatch(getProductDetailByCode.initiate(INPUT));
  writeSession('token', { account: 'zhang', userCode: 'u1' });
  await dispatch(getProductDetailByCode.initiate(INPUT));
  expect(transport).toHaveBeenCalledTimes(1);
});
