import { workOff } from './work-off';

/** Records of which some cannot be dealt with, taken three at a time. */
function createBacklog(bad: readonly number[], total = 10) {
  const left = new Set(Array.from({ length: total }, (_, index) => index));
  const take = async (seen: readonly number[]) => [...left].filter((each) => !seen.includes(each)).slice(0, 3);
  const work = async (key: number) => {
    if (bad.includes(key)) throw new Error(`${key} cannot be read`);
    left.delete(key);
  };
  return { left, take, work };
}

it('deals with everything, however little is taken at once', async () => {
  const { left, take, work } = createBacklog([]);
  await workOff(take, work);
  expect([...left]).toEqual([]);
});

it('goes past more bad records than it takes at once, and tells of them in the end', async () => {
  const { left, take, work } = createBacklog([0, 1, 2, 3, 7]);
  const failure = await workOff(take, work).catch((error: unknown) => error);
  expect([...left]).toEqual([0, 1, 2, 3, 7]);
  expect(failure).toBeInstanceOf(AggregateError);
  expect((failure as AggregateError).errors).toHaveLength(5);
  expect((failure as AggregateError).errors[4]).toEqual(new Error('7 cannot be read'));
});

it('leaves what somebody else holds, and comes to an end', async () => {
  const work = vi.fn(async () => undefined);
  await workOff(async (seen) => ['held'].filter((key) => !seen.includes(key)), work);
  expect(work).toHaveBeenCalledTimes(1);
});

it('stops where the database is gone: nothing else would fare better', async () => {
  const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const work = vi.fn(() => Promise.reject(outage));
  await expect(workOff(async () => [1, 2], work)).rejects.toBe(outage);
  expect(work).toHaveBeenCalledTimes(1);
});
