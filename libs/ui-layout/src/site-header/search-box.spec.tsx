import type { Suggestion } from '@portal/api-contract';
import { SEARCH_MODULES } from '@portal/api-contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { SearchSource } from '../layout-props';
import { buildSearchSource } from '../testing/layout-data';
import { SearchBox, type SearchBoxProps } from './search-box';
import { SEARCH_LABELS } from './search-labels';

const NO_EXTRA = { code: '', isContentEmpty: false, docId: '', docVersionId: '', mainType: 0 };

const buildSuggestion = (values: Partial<Suggestion> = {}): Suggestion => ({
  title: '边缘<em>网关</em>',
  docTitle: '',
  docId: '',
  module: 'PRODUCT',
  mid: 'edge-gateway',
  id: 'PRODUCT:edge-gateway',
  extra: { ...NO_EXTRA, code: 'edge-gateway' },
  ...values,
});

const PAGE = buildSuggestion({
  title: '<em>网关</em>上电 &lt;b&gt;',
  docTitle: '边缘网关手册',
  module: 'DOCUMENT',
  mid: 'install/power',
  id: 'DOCUMENT:1',
  extra: { ...NO_EXTRA, docId: 'edge-gateway' },
});

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

/** A field whose code for suggestions has arrived. */
async function open(values: Partial<SearchSource> = {}, props: Partial<SearchBoxProps> = {}) {
  const source = buildSearchSource(values);
  const loadSource = jest.fn(async () => source);
  const onSearch = jest.fn();
  render(
    <MemoryRouter>
      <SearchBox variant="mini" loadSource={loadSource} onSearch={onSearch} {...props} />
      <textarea aria-label="留言" />
      <Address />
    </MemoryRouter>,
  );
  expect(loadSource).not.toHaveBeenCalled();
  act(() => field().focus());
  await wait(0);
  return { ...source, onSearch };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const press = (key: string) => fireEvent.keyDown(field(), { key });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeAll(() => import('./search-suggest'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('calls the kinds of results as the contract does', () => expect(SEARCH_LABELS).toEqual(SEARCH_MODULES));

describe('suggestions', () => {
  it('are not requested on focus, nor for what stood in the field before', async () => {
    const { suggest } = await open({}, { value: '网关' });
    await wait(1000);
    expect(suggest).not.toHaveBeenCalled();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('are asked for once typing pauses, in plain characters', async () => {
    const { suggest } = await open();
    type('Ｉ');
    await wait(149);
    type('ＩｏＴ ');
    await wait(149);
    expect(suggest).not.toHaveBeenCalled();
    await wait(1);
    expect(suggest).toHaveBeenCalledTimes(1);
    expect(suggest).toHaveBeenCalledWith('IoT');
  });

  it('wait for an input method to finish', async () => {
    const { suggest } = await open();
    fireEvent.compositionStart(field());
    fireEvent.input(field(), { target: { value: "wang'guan" }, isComposing: true });
    await wait(1000);
    expect(suggest).not.toHaveBeenCalled();
    field().value = '网关';
    fireEvent.compositionEnd(field());
    await wait(150);
    expect(suggest).toHaveBeenCalledTimes(1);
    expect(suggest).toHaveBeenCalledWith('网关');
  });

  it('of an older word never replace those of a newer one', async () => {
    const answers: Record<string, (items: Suggestion[]) => void> = {};
    await open({ suggest: (word) => new Promise((resolve) => Object.assign(answers, { [word]: resolve })) });
    type('网');
    await wait(150);
    type('网关');
    await wait(150);
    await act(async () => answers['网关']?.([buildSuggestion()]));
    await act(async () => answers['网']?.([buildSuggestion({ title: '网络' })]));
    expect(options().map((option) => option.textContent)).toEqual(['边缘网关']);
  });

  it('are grouped by kind, with hits marked and the document they belong to', async () => {
    await open({ suggest: async () => [PAGE, buildSuggestion(), buildSuggestion({ ...PAGE, id: 'DOCUMENT:2' })] });
    type('网关');
    await wait(150);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['文档', '产品']);
    const [first] = within(screen.getByRole('group', { name: '文档' })).getAllByRole('option');
    expect(first).toHaveTextContent('网关上电 <b>边缘网关手册');
    expect(first?.querySelector('em')).toHaveTextContent('网关');
    expect(first?.querySelector('b')).toBeNull();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  it('are simply not there when they cannot be had', async () => {
    await open({ suggest: () => Promise.reject(new Error('offline')) });
    type('网关');
    await wait(150);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('are left out where even their code cannot be had, and Enter still searches', async () => {
    const { onSearch } = await open({}, { loadSource: () => Promise.reject(new Error('offline')) });
    type('网关');
    await wait(150);
    fireEvent.submit(field());
    expect(onSearch).toHaveBeenCalledWith('网关');
  });
});

describe('keys', () => {
  beforeEach(async () => {
    address = '';
  });

  const openThree = async () => {
    const calls = await open({
      suggest: async () => [buildSuggestion(), PAGE, buildSuggestion({ module: 'NEWS', mid: 'n', id: 'NEWS:n' })],
    });
    type('网关');
    await wait(150);
    return calls;
  };

  it('move along the lines, round the end, and the focus stays in the field', async () => {
    await openThree();
    press('ArrowDown');
    expect(active()).toBe(options()[0]);
    expect(active()).toHaveAttribute('aria-selected', 'true');
    press('ArrowUp');
    expect(active()).toBe(options()[2]);
    press('Home');
    expect(active()).toBe(options()[0]);
    press('End');
    expect(active()).toBe(options()[2]);
    press('ArrowDown');
    expect(active()).toBe(options()[0]);
    expect(field()).toHaveFocus();
  });

  it('leave Home and End to the text until a line is reached', async () => {
    await openThree();
    expect(press('Home')).toBe(true);
    expect(active()).toBeNull();
  });

  it('open the line that is reached, and its view is recorded', async () => {
    const { recordView } = await openThree();
    press('ArrowDown');
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(address).toBe('/document-center/document-content?id=edge-gateway&nodeId=install%2Fpower');
    expect(recordView).toHaveBeenCalledWith(PAGE);
    expect(options()).toEqual([]);
  });

  it('search when no line is reached, and a new word leaves the line', async () => {
    const { onSearch, recordView } = await openThree();
    press('ArrowDown');
    type('网关 上电');
    expect(active()).toBeNull();
    expect(press('Enter')).toBe(true);
    fireEvent.submit(field());
    expect(onSearch).toHaveBeenCalledWith('网关 上电');
    expect(recordView).not.toHaveBeenCalled();
    expect(options()).toEqual([]);
  });

  it('are left to the input method while it composes', async () => {
    await openThree();
    press('ArrowDown');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(address).toBe('/');
  });

  it('close the list with Escape, and ArrowDown brings it back', async () => {
    await openThree();
    expect(press('Escape')).toBe(false);
    expect(options()).toEqual([]);
    expect(press('Escape')).toBe(true);
    press('ArrowDown');
    expect(active()).toBe(options()[0]);
  });

  it.each([{ key: 'k', ctrlKey: true }, { key: 'k', metaKey: true }, { key: '/' }])(
    'lead to the field from anywhere: %j',
    async (init) => {
      await open();
      act(() => field().blur());
      expect(fireEvent.keyDown(document.body, init)).toBe(false);
      expect(field()).toHaveFocus();
    },
  );

  it('are written where somebody writes', async () => {
    await open();
    const text = screen.getByLabelText('留言');
    act(() => text.focus());
    expect(fireEvent.keyDown(text, { key: '/' })).toBe(true);
    expect(fireEvent.keyDown(text, { key: 'k' })).toBe(true);
    expect(text).toHaveFocus();
  });
});

describe('an empty field', () => {
  const openWords = (history = ['OPC UA', '网关']) => {
    let words: readonly string[] = history;
    return open({
      listHistory: () => words,
      listHotWords: jest.fn(async () => ['时序']),
      forget: jest.fn((word) => {
        words = word === undefined ? [] : words.filter((other) => other !== word);
      }),
    });
  };

  it('offers history and hot words, as links to their results', async () => {
    const { suggest, listHotWords } = await openWords();
    expect(within(screen.getByRole('group', { name: '搜索历史' })).getAllByRole('option')).toHaveLength(2);
    expect(within(screen.getByRole('group', { name: '热门搜索' })).getByRole('option')).toHaveAttribute(
      'href',
      '/document-center/document-search?wd=%E6%97%B6%E5%BA%8F',
    );
    expect(suggest).not.toHaveBeenCalled();
    expect(listHotWords).toHaveBeenCalledTimes(1);
  });

  it('forgets one word by key and one by pointer, and opens neither', async () => {
    const { forget } = await openWords();
    press('ArrowDown');
    press('Delete');
    expect(forget).toHaveBeenLastCalledWith('OPC UA');
    fireEvent.click(screen.getByTitle('删除'));
    expect(forget).toHaveBeenLastCalledWith('网关');
    expect(options().map((option) => option.textContent)).toEqual(['时序']);
    expect(address).toBe('/');
  });

  it('does not forget hot words', async () => {
    const { forget } = await openWords([]);
    press('ArrowDown');
    press('Delete');
    expect(forget).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '清空搜索历史' })).toBeNull();
  });

  it('forgets everything at once', async () => {
    const { forget } = await openWords();
    fireEvent.click(screen.getByRole('button', { name: '清空搜索历史' }));
    expect(forget).toHaveBeenCalledWith(undefined);
    expect(screen.queryByRole('group', { name: '搜索历史' })).toBeNull();
  });
});

describe('the list', () => {
  const openOne = async (variant: SearchBoxProps['variant']) => {
    await open({ suggest: async () => [buildSuggestion()] }, { variant });
    type('网关');
    await wait(150);
  };
  const move = (kind: 'enter' | 'leave') =>
    fireEvent(field().closest('search') as Element, new MouseEvent(`pointer${kind}`));

  it('closes a second after the pointer has left the mini variant', async () => {
    await openOne('mini');
    move('leave');
    await wait(999);
    expect(options()).toHaveLength(1);
    await wait(1);
    expect(options()).toEqual([]);
  });

  it('stays when the pointer comes back in time, or somebody types on', async () => {
    await openOne('mini');
    move('leave');
    await wait(900);
    move('enter');
    await wait(1000);
    move('leave');
    await wait(900);
    type('网关 上电');
    await wait(1000);
    expect(options()).toHaveLength(1);
  });

  it('stays under a wide field, wherever the pointer is', async () => {
    await openOne('full');
    move('leave');
    await wait(5000);
    expect(options()).toHaveLength(1);
  });

  it('closes when the focus goes elsewhere', async () => {
    await openOne('full');
    act(() => screen.getByLabelText('留言').focus());
    expect(options()).toEqual([]);
  });
});
