import { listModels } from '@portal/api-contract';
import { runLoader } from '@portal/data-access-api/testing';
import { page } from './model-list.page';

const read = async (query: string) => (await runLoader(page, query)).find(({ name }) => name === 'listModels')?.body;

describe('the list of models', () => {
  it('asks for the first page of all models', async () => {
    expect(await read('')).toEqual({ visibleRange: 2, pageNo: 1, pageSize: 12 });
  });

  it('reads every name, and the contract takes it', async () => {
    const query = 'type=4&delivery=2&pricing=3&industry=电子制造&keyword= 焊点 &sort=bestRated&page=2';
    const input = await read(query);
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

  it('does not filter by what is no choice', async () => {
    expect(await read('type=5&delivery=0&pricing=x&industry=&keyword=%20&sort=oldest&page=-1')).toEqual(await read(''));
  });
});
