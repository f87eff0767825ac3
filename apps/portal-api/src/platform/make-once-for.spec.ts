import { makeOnceFor } from './make-once-for';

it('makes something of each object when it is first asked for, and gives the same again', () => {
  const make = vi.fn((key: { readonly name: string }, place: number) => ({ says: `${key.name} ${place}` }));
  const get = makeOnceFor(make);
  const [first, second] = [{ name: 'first' }, { name: 'second' }];
  const made = get(first, 1);
  expect(made).toEqual({ says: 'first 1' });
  expect(get(first, 2)).toBe(made);
  expect(get(second, 3)).toEqual({ says: 'second 3' });
  expect(make).toHaveBeenCalledTimes(2);
});
