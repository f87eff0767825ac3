import { listModels } from '@portal/api-contract';
import { toModelInput } from './model-input';
import { LIST_QUERY_NAMES } from './query-names';

const read = (query: string) => toModelInput({ visibleRange: 2 }, new URLSearchParams(query));

describe('toModelInput', () => {
  it('asks for the first page of all models', () => {
    expect(read('')).toEqual({ visibleRange: 2, pageNo: 1, pageSize: 12 });
  });

  it('reads every name the page lists, and the contract takes it', () => {
    const query = 'type=4&delivery=2&pricing=3&industry=电子制造&keyword= 焊点 &sort=bestRated&page=2';
    expect([...new URLSearchParams(query).keys()]).toEqual(LIST_QUERY_NAMES);
    const input = read(query);
    expect(input).toEqual({
      visibleRange: 2,
      modelType: 4,
      deliveryMode: 2,
      pricing: 3,
      industry: '电子制造',
      keyword: '焊点',
      sort: 'bestRated',
      pageNo: 2,
      pageSize: 12,
    });
    expect(listModels.body?.safeParse(input).success).toBe(true);
  });

  it('does not filter by what is no choice', () => {
    expect(read('type=5&delivery=0&pricing=x&industry=&keyword=%20&sort=oldest&page=-1')).toEqual(read(''));
  });
});
