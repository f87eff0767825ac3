import * as urlField from './url-fields';
import { defineUrlQuery } from './url-query';

const query = defineUrlQuery({
  kind: urlField.choice(['company', 'notice']),
  year: urlField.number(2000, 2100),
  keyword: urlField.text(5),
  sort: urlField.sort(['newest']),
  page: urlField.page(),
});

const read = (text: string) => query.read(new URLSearchParams(text));

const NOTHING = { kind: undefined, year: undefined, keyword: undefined, sort: undefined, page: 1 };

describe('the query of a URL', () => {
  it('is read by its fields', () =>
    expect(read('kind=notice&year=2026&keyword=%20cloud%20&sort=newest&page=3')).toEqual({
      kind: 'notice',
      year: 2026,
      keyword: 'cloud',
      sort: 'newest',
      page: 3,
    }));

  it.each([
    '',
    'kind=other',
    'kind=NOTICE',
    'year=1999',
    'year=2026.5',
    'year=',
    'keyword=%20%20',
    'sort=oldest',
    'page=0',
    'page=-1',
    'page=1e9',
    'page=two',
    'page=',
    'unknown=1',
  ])('is nothing where it says %j', (text) => expect(read(text)).toEqual(NOTHING));

  it.each([
    ['', { size: 20, day: undefined }],
    ['size=50&day=2026-06-01', { size: 50, day: '2026-06-01' }],
    ['size=30&day=2026-02-30', { size: 20, day: undefined }],
    ['size=20&day=yesterday', { size: 20, day: undefined }],
  ])('knows sizes of pages and days: %j', (text, values) => {
    const {
      read: readList,
      write,
      filters,
    } = defineUrlQuery({ size: urlField.size([20, 10, 50]), day: urlField.day() });
    expect(readList(new URLSearchParams(text))).toEqual(values);
    expect(write(values)).toBe(values.day ? text : '');
    expect(filters).toEqual(['day']);
  });

  it('is cut where a text is too long', () => expect(read('keyword=cloudy').keyword).toBe('cloud'));

  it('lists what has the form of its entries, each once', () => {
    const { read: readList, write } = defineUrlQuery({ compare: urlField.list(/^[a-z]+$/, 2) });
    const { compare } = readList(new URLSearchParams('compare=b,a,,b,C,d'));
    expect(compare).toEqual(['b', 'a']);
    expect(write({ compare })).toBe('compare=b%2Ca');
    expect(write(readList(new URLSearchParams('compare=,')))).toBe('');
  });

  it('is written in one way for the same values', () => {
    expect(query.write(read('page=2&unknown=1&kind=notice&year=2026'))).toBe('kind=notice&year=2026&page=2');
    expect(query.write(read('page=1&kind=other'))).toBe('');
    expect(query.write(read('keyword=a%26b'))).toBe('keyword=a%26b');
  });

  it('tells what narrows a list', () => expect(query.filters).toEqual(['kind', 'year', 'keyword']));
});
