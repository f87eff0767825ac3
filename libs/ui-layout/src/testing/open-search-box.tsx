import type { Suggestion } from '@portal/api-contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { SearchSource } from '../layout-props';
import { SearchBox, type SearchBoxProps } from '../site-header/search-box';
import { buildSearchSource } from './layout-data';

const NO_EXTRA = { code: '', isContentEmpty: false, docId: '', docVersionId: '', mainType: 0 };

/** Suggestion of a product. */
export function buildSuggestion(values: Partial<Suggestion> = {}): Suggestion {
  return {
    title: '边缘<em>网关</em>',
    docTitle: '',
    chapter: '',
    docId: '',
    module: 'PRODUCT',
    mid: 'edge-gateway',
    id: 'PRODUCT:edge-gateway',
    extra: { ...NO_EXTRA, code: 'edge-gateway' },
    ...values,
  };
}

/** Suggestion of a page of a document. */
export function buildPageSuggestion(values: Partial<Suggestion> = {}): Suggestion {
  return buildSuggestion({
    title: '<em>网关</em>上电 &lt;b&gt;',
    docTitle: '边缘网关手册',
    module: 'DOCUMENT',
    mid: 'install/power',
    id: 'DOCUMENT:1',
    extra: { ...NO_EXTRA, docId: 'edge-gateway' },
    ...values,
  });
}

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output aria-label="地址">{pathname + search}</output>;
}

/** Shows a field that has the focus, and whose code for suggestions has arrived. Needs fake timers. */
export async function openSearchBox(values: Partial<SearchSource> = {}, props: Partial<SearchBoxProps> = {}) {
  const source = buildSearchSource(values);
  const loadSource = jest.fn(async () => source);
  const onSearch = jest.fn();
  await import('../site-header/search-suggest');
  render(
    <MemoryRouter>
      <SearchBox variant="mini" loadSource={loadSource} onSearch={onSearch} {...props} />
      <textarea aria-label="留言" />
      <CurrentUrl />
    </MemoryRouter>,
  );
  expect(loadSource).not.toHaveBeenCalled();
  act(() => searchField().focus());
  await wait(0);
  return { ...source, onSearch };
}

/** The field. */
export const searchField = () => screen.getByRole<HTMLInputElement>('combobox');
/** The line that leads to all results. */
export const findAllResults = () => screen.queryByRole('option', { name: /^查看全部结果/ });
/** Lines of the list but that one; none while it is closed. */
export const listOptions = () => screen.queryAllByRole('option').filter((option) => option !== findAllResults());
/** The line the keys have reached. */
export const getActiveOption = () => document.getElementById(searchField().getAttribute('aria-activedescendant') ?? '');
/** Presses a key in the field; `false` when the field has taken it. */
export const pressKey = (key: string) => fireEvent.keyDown(searchField(), { key });
/** Types a text in the place of what stands in the field. */
export const typeText = (value: string) => fireEvent.input(searchField(), { target: { value } });
/** Lets time pass. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Where the router is. */
export const getUrl = () => screen.getByLabelText('地址').textContent;
