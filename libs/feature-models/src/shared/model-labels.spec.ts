import { MODEL_PRICINGS } from '@portal/api-contract';
import { formatCalls } from './model-figures';
import { toOptions } from '@portal/ui-content';

describe('labels', () => {
  it('become choices of a filter', () => {
    expect(toOptions(MODEL_PRICINGS)[1]).toEqual({ value: '2', label: '可议价' });
  });
});

describe('formatCalls', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [9_800, '9,800'],
    [10_000, '1 万'],
    [534_700, '53.5 万'],
    [230_000_000, '2.3 亿'],
  ])('writes %d as %s', (calls, text) => expect(formatCalls(calls)).toBe(text));
});
