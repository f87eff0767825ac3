import { allEndpoints } from '../endpoints';
import type { Endpoint } from './define-endpoint';

const endpoints: readonly Endpoint[] = Object.values(allEndpoints);
const findCall = (path: string) => endpoints.find((endpoint) => endpoint.path === path);

/** Queues whose records people of the platform take on. */
const QUEUES = endpoints.flatMap(({ path }) => /^\/ops-api\/(\w+)\/claim$/.exec(path)?.[1] ?? []);

it('is made for every kind of record that people of the platform take on', () => expect(QUEUES).toHaveLength(15));

describe.each(QUEUES)('the queue %s', (queue) => {
  it('has all five calls', () => {
    const methods = Object.entries({
      pageList: 'POST',
      statusCount: 'GET',
      detail: 'GET',
      claim: 'POST',
      release: 'POST',
    });
    for (const [name, method] of methods) expect(findCall(`/ops-api/${queue}/${name}`)?.method).toBe(method);
  });

  it('is narrowed by state, by who works on a record, by days and by words', () => {
    const { shape = {} } = findCall(`/ops-api/${queue}/pageList`)?.body ?? {};
    const fields = Object.keys(shape);
    expect(fields).toEqual(expect.arrayContaining(['assignee', 'dateFrom', 'dateTo', 'keyword', 'pageNo', 'pageSize']));
    expect(fields.some((field) => field === 'status' || field === 'state')).toBe(true);
  });

  it('names a record by one key, and takes what was seen of it', () => {
    const keys = Object.keys(findCall(`/ops-api/${queue}/detail`)?.query?.shape ?? {});
    expect(keys).toHaveLength(1);
    for (const name of ['claim', 'release'])
      expect(Object.keys(findCall(`/ops-api/${queue}/${name}`)?.body?.shape ?? {})).toEqual([...keys, 'version']);
  });
});
