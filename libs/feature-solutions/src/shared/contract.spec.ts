import { findCaseById, getCasesByCategoryId, listCaseFilters } from '@portal/api-contract';
import { CASE_FILTER_LIMITS } from '../case-list/case-list.page';
import { CASE_RANGE } from './case-range';

it('asks for the range of cases that the contract has as its default', () => {
  expect(getCasesByCategoryId.body?.parse({}).visibleRange).toBe(CASE_RANGE);
  expect(listCaseFilters.query?.parse({}).visibleRange).toBe(CASE_RANGE);
  expect(findCaseById.query?.parse({ id: 'x' }).visibleRange).toBe(CASE_RANGE);
});

it.each(Object.entries(CASE_FILTER_LIMITS))('sends as much of %s as the contract takes', (name, limit) => {
  const takes = (length: number) => getCasesByCategoryId.body?.safeParse({ [name]: 'x'.repeat(length) }).success;
  expect([takes(limit), takes(limit + 1)]).toEqual([true, false]);
});
