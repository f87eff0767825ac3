import type { MethodLimit } from '@portal/api-contract/account';
import type { QueryResult } from '@portal/data-access-api';
import { render } from '@testing-library/react';
import { TriesLine } from './tries-line';

const waiting: QueryResult<readonly MethodLimit[]> = {
  ...{ data: undefined, lastData: undefined, error: undefined, isError: false, isFetching: true, isLoading: true },
  refetch: () => Promise.resolve(),
};

const read = (limits: QueryResult<readonly MethodLimit[]>) =>
  render(<TriesLine limits={limits} method={6} />).container.firstElementChild;

it('keeps its place while the tries are on their way', () => {
  expect(read(waiting)?.tagName).toBe('P');
  expect(read({ ...waiting, data: [{ method: 6, remaining: 3, unlockAt: null }] })).toHaveTextContent(
    '24小时内还可尝试3次',
  );
});

it('is not there where the tries are not known, or not limited', () => {
  expect(read({ ...waiting, isError: true })).toBeNull();
  expect(read({ ...waiting, data: [{ method: 1, remaining: 3, unlockAt: null }] })).toBeNull();
});
