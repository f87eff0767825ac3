import { MODEL_DELIVERIES, MODEL_PRICINGS, MODEL_SORTS, MODEL_TYPES } from '@portal/api-contract';
import { SORTS } from '../model-list/model-sorts';
import { formatCalls } from './model-figures';
import { DELIVERY_LABELS, PRICING_LABELS, toOptions, TYPE_LABELS } from './model-labels';

describe('labels', () => {
  it("are the contract's", () => {
    expect(TYPE_LABELS).toEqual(MODEL_TYPES);
    expect(DELIVERY_LABELS).toEqual(MODEL_DELIVERIES);
    expect(PRICING_LABELS).toEqual(MODEL_PRICINGS);
    expect(SORTS.map(({ value }) => value)).toEqual(MODEL_SORTS);
  });

  it('become choices of a filter', () => {
    expect(toOptions(PRICING_LABELS)[1]).toEqual({ value: '2', label: '可议价' });
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
