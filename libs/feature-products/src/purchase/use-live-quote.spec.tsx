import type { QuoteOffer } from '@portal/api-contract';
import { createAppStore } from '@portal/data-access-api';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { buildOffer } from '../testing/sample-products';
import { type QuoteInput, useLiveQuote } from './use-live-quote';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('never replaces a newer quote by the answer to an earlier choice', async () => {
  const waiting: ((quote: QuoteOffer) => void)[] = [];
  const store = createAppStore({
    transport: () =>
      new Promise((resolve) => {
        waiting.push((data) => resolve({ status: 200, body: { code: '200', msg: '', data, traceId: '' } }));
      }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const toInput = (quantity: number): QuoteInput => ({
    productCode: 'iot-hub',
    items: [{ mealCode: 'iot-hub-basic', period: 1, quantity }],
  });
  const { result, rerender } = renderHook(({ quantity }) => useLiveQuote(toInput(quantity)), {
    wrapper,
    initialProps: { quantity: 1 },
  });
  await wait(300);
  rerender({ quantity: 2 });
  await wait(300);
  expect(waiting).toHaveLength(2);

  waiting[1]?.(buildOffer({ quoteId: 'second' }));
  await wait(0);
  waiting[0]?.(buildOffer({ quoteId: 'first' }));
  await wait(0);

  expect(result.current.quote?.quoteId).toBe('second');
  expect(result.current.isCurrent).toBe(true);

  rerender({ quantity: 3 });
  expect(result.current.quote?.quoteId).toBe('second');
  expect(result.current.isCurrent).toBe(false);
});
