import type { SearchItem } from '@portal/api-contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { buildSearchSource } from '../testing/layout-data';
import { buildPageSuggestion, buildSuggestion } from '../testing/open-search-box';
import type { SearchSource } from '../layout-props';
import { SearchShortcut } from './search-shortcut';

const FIRST = buildPageSuggestion({ id: '1', docId: 'edge-gateway' });
const SECOND = buildSuggestion({ id: '2' });
const buildItem = (values: Partial<SearchItem> = {}): SearchItem => ({
  ...FIRST,
  ...{ summary: '<em>网关</em>接通电源。', breadcrumb: ['设备', '手册'], updatedOn: null, anchor: '' },
  sections: [{ anchor: 'led', title: '指示灯', summary: '常亮' }],
  ...values,
});

let isWide = true;
beforeEach(() => {
  jest.useFakeTimers();
  isWide = true;
  const media = () => ({ matches: isWide });
  jest.spyOn(window, 'matchMedia').mockImplementation(media as unknown as typeof window.matchMedia);
});
afterEach(() => jest.useRealTimers());

function CurrentUrl() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="地址">{pathname + search + hash}</output>;
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const field = () => within(screen.getByRole('dialog', { name: '搜索' })).getByRole<HTMLInputElement>('combobox');
const press = (key: string) => fireEvent.keyDown(field(), { key });
const isOpen = () => screen.queryByRole('dialog') !== null;

/** A page of which the search has been called by key. */
async function callSearch(values: Partial<SearchSource> = {}) {
  const source = buildSearchSource({
    suggest: jest.fn(async () => [FIRST, SECOND]),
    preview: jest.fn(async (id: string) => buildItem(id === '1' ? {} : { ...SECOND, title: '产品', sections: [] })),
    ...values,
  });
  const loadSource = async () => source;
  const onSearch = jest.fn();
  await import('./search-dialog');
  render(
    <MemoryRouter>
      <search>
        <input aria-label="页头" />
      </search>
      <button type="button">别处</button>
      <SearchShortcut loadSource={loadSource} onSearch={onSearch} />
      <CurrentUrl />
    </MemoryRouter>,
  );
  screen.getByRole('button', { name: '别处' }).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: '/' });
  await wait(0);
  return { ...source, onSearch };
}

async function type(value: string) {
  fireEvent.input(field(), { target: { value } });
  await wait(150);
  await wait(100);
}

it('opens with the focus in its field, which offers what the header does, and gives the focus back', async () => {
  await callSearch({ listHotWords: async () => ['时序'] });
  expect(field()).toHaveFocus();
  await wait(0);
  expect(screen.getByRole('option', { name: '时序' })).toBeInTheDocument();
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  await wait(0);
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('button', { name: '别处' })).toHaveFocus();
});

it('shows beside the list what the line reached says, at first that of the first one', async () => {
  const { preview } = await callSearch();
  await type('网关');
  const shown = screen.getByRole('complementary', { name: '预览' });
  expect(shown).toHaveTextContent('网关接通电源。');
  expect(within(shown).getByRole('link', { name: '指示灯' })).toHaveAttribute(
    'href',
    '/document-center/document-content?id=edge-gateway&nodeId=install%2Fpower&mark=%E7%BD%91%E5%85%B3#led',
  );
  press('ArrowDown');
  press('ArrowDown');
  await wait(100);
  expect(shown).toHaveTextContent('产品');
  fireEvent.pointerMove(screen.getByRole('option', { name: /上电/ }));
  await wait(100);
  expect(jest.mocked(preview).mock.calls).toEqual([
    ['1', '网关'],
    ['2', '网关'],
    ['1', '网关'],
  ]);
});

it('shows no preview on a telephone', async () => {
  isWide = false;
  const { preview } = await callSearch();
  await type('网关');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(preview).not.toHaveBeenCalled();
});

it('opens by Enter the line reached, or all results, and is gone', async () => {
  const { onSearch } = await callSearch();
  await type(' 网关 ');
  press('ArrowDown');
  press('Enter');
  await wait(0);
  expect(screen.getByLabelText('地址')).toHaveTextContent(/nodeId=install%2Fpower$/);
  expect(isOpen()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await wait(0);
  await type('网关');
  fireEvent.submit(field());
  await wait(0);
  expect(onSearch).toHaveBeenCalledWith('网关');
  expect(isOpen()).toBe(false);
});

it('leaves Escape to the dialog, whatever is offered', async () => {
  await callSearch();
  await type('网关');
  expect(press('Escape')).toBe(true);
});

it('names the manual that is being read before everything else, and leads to its results', async () => {
  await callSearch({ getDocument: () => 'edge-gateway' });
  await type('网关');
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    ...['当前手册', '产品', '全部'],
  ]);
  expect(screen.getByRole('option', { name: /^查看全部结果/ })).toHaveAttribute(
    'href',
    '/document-center/document-search?wd=%E7%BD%91%E5%85%B3&doc=edge-gateway',
  );
});
