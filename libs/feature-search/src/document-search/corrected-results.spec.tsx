import { screen, within } from '@testing-library/react';
import { buildResults, renderSearch } from '../testing/render-search';

const SEARCH = '/document-center/document-search';

it.each([
  [false, '没有找到“modbsu”，以下是“modbus”的结果'],
  [true, '以下是“modbus”的结果'],
])('results tell what was searched for instead, and search what was typed all the same', async (isTypedFound, told) => {
  await renderSearch('wd=modbsu&module=DOCUMENT&since=year&page=2', {
    ...{ docMenu: [], searchResult: buildResults({ correction: 'modbus', isTypedFound }) },
  });
  expect(screen.getByText(told)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '仍然搜索“modbsu”' })).toHaveAttribute(
    'href',
    `${SEARCH}?wd=modbsu&as=typed&module=DOCUMENT&since=year`,
  );
  expect(
    within(screen.getAllByRole('article')[0] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toMatch(/&mark=modbus$/);
});

it('results of what was typed stay so among their kinds and pages', async () => {
  await renderSearch('wd=modbsu&as=typed', {
    searchResult: buildResults({ total: 25, counts: [{ module: 'NEWS', count: 25, isCapped: false }] }),
  });
  expect(screen.getByText('“modbsu”共有 25 条结果')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /仍然搜索/ })).toBeNull();
  expect(screen.getByRole('link', { name: /新闻/ })).toHaveAttribute(
    'href',
    `${SEARCH}?wd=modbsu&as=typed&module=NEWS`,
  );
  expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute('href', `${SEARCH}?wd=modbsu&as=typed&page=2`);
});
