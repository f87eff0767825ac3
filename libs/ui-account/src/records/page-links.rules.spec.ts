import { listPageLinks } from './page-links.rules';

const show = (current: number, last: number) =>
  listPageLinks(current, last)
    .map((page) => page ?? '…')
    .join(' ');

it.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 5 6'],
  [1, 9, '1 2 3 4 5 … 9'],
  [4, 9, '1 2 3 4 5 6 … 9'],
  [5, 9, '1 2 3 4 5 6 7 8 9'],
  [6, 12, '1 … 4 5 6 7 8 … 12'],
  [12, 12, '1 … 8 9 10 11 12'],
])('page %i of %i is linked as %s', (current, last, links) => expect(show(current, last)).toBe(links));
