import type { Suggestion } from '@portal/api-contract';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SearchSource } from '../layout-props';
import { buildSearchSource } from '../testing/layout-data';
import {
  buildPageSuggestion,
  buildSuggestion,
  findAllResults,
  getActiveOption,
  getUrl,
  listOptions,
  openSearchBox,
  pressKey,
  searchField,
  typeText,
  wait,
} from '../testing/open-search-box';
import { SearchBox, type SearchBoxProps } from './search-box';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('suggestions', () => {
  it('are not requested on focus, nor for what stood in the field before', async () => {
    const { suggest } = await openSearchBox({}, { value: '网关' });
    await wait(1000);
    expect(suggest).not.toHaveBeenCalled();
    expect(searchField()).toHaveAttribute('aria-expanded', 'false');
  });

  it('are not replaced by the history under a field that is not empty', async () => {
    await openSearchBox({ listHistory: () => ['时序'] }, { value: '网关' });
    pressKey('ArrowDown');
    expect(listOptions()).toEqual([]);
    typeText('');
    expect(listOptions()).toHaveLength(1);
  });

  it('are asked for once typing pauses, in plain characters', async () => {
    const { suggest } = await openSearchBox();
    typeText('Ｉ');
    await wait(149);
    typeText('ＩｏＴ ');
    await wait(149);
    expect(suggest).not.toHaveBeenCalled();
    await wait(1);
    expect(suggest).toHaveBeenCalledTimes(1);
    expect(suggest).toHaveBeenCalledWith('IoT');
  });

  it('wait for an input method to finish', async () => {
    const { suggest } = await openSearchBox();
    fireEvent.compositionStart(searchField());
    fireEvent.input(searchField(), { target: { value: "wang'guan" }, isComposing: true });
    await wait(1000);
    expect(suggest).not.toHaveBeenCalled();
    searchField().value = '网关';
    fireEvent.compositionEnd(searchField());
    await wait(150);
    expect(suggest).toHaveBeenCalledTimes(1);
    expect(suggest).toHaveBeenCalledWith('网关');
  });

  it('come for what was typed before their code was here', async () => {
    const arrivals: ((source: SearchSource) => void)[] = [];
    const loadSource = () => new Promise<SearchSource>((resolve) => arrivals.push(resolve));
    const suggest = jest.fn(async () => [buildSuggestion()]);
    render(
      <MemoryRouter>
        <SearchBox variant="mini" loadSource={loadSource} />
      </MemoryRouter>,
    );
    act(() => searchField().focus());
    typeText('网关');
    await wait(0);
    await act(async () => arrivals.forEach((arrive) => arrive(buildSearchSource({ suggest }))));
    await wait(150);
    expect(suggest).toHaveBeenCalledTimes(1);
    expect(suggest).toHaveBeenCalledWith('网关');
    expect(listOptions()).toHaveLength(1);
  });

  it('do not come for a text that an input method still composes when their code arrives', async () => {
    const suggest = jest.fn(async () => []);
    const source = buildSearchSource({ suggest });
    render(
      <MemoryRouter>
        <SearchBox variant="mini" loadSource={async () => source} />
      </MemoryRouter>,
    );
    act(() => searchField().focus());
    fireEvent.compositionStart(searchField());
    fireEvent.input(searchField(), { target: { value: "wang'guan" }, isComposing: true });
    await wait(1000);
    expect(suggest).not.toHaveBeenCalled();
  });

  it('of an older word never replace those of a newer one', async () => {
    const responses: Record<string, (items: Suggestion[]) => void> = {};
    await openSearchBox({ suggest: (word) => new Promise((resolve) => Object.assign(responses, { [word]: resolve })) });
    typeText('网');
    await wait(150);
    typeText('网关');
    await wait(150);
    await act(async () => responses['网关']?.([buildSuggestion()]));
    await act(async () => responses['网']?.([buildSuggestion({ title: '网络' })]));
    expect(listOptions().map((option) => option.textContent)).toEqual(['边缘网关']);
  });

  it('end with the way to all results of what was typed', async () => {
    await openSearchBox({ suggest: async () => [buildSuggestion()] });
    typeText('网关 上电');
    await wait(150);
    expect(findAllResults()).toHaveAttribute(
      'href',
      '/document-center/document-search?wd=%E7%BD%91%E5%85%B3+%E4%B8%8A%E7%94%B5',
    );
    pressKey('ArrowUp');
    expect(getActiveOption()).toBe(findAllResults());
  });

  it('of the same name in a document tell their chapters', async () => {
    const make = (id: string, chapter: string, title = '概述') => buildPageSuggestion({ id, chapter, title });
    const found = [make('1', '安装'), make('2', '运维 › 告警'), make('3', '运维', '巡检')];
    await openSearchBox({ suggest: async () => found });
    typeText('概');
    await wait(150);
    expect(listOptions().map((option) => option.textContent)).toEqual([
      ...['概述边缘网关手册 › 安装', '概述边缘网关手册 › 运维 › 告警', '巡检边缘网关手册'],
    ]);
  });

  it('are grouped by kind, with hits marked and the document they belong to', async () => {
    await openSearchBox({
      suggest: async () => [buildPageSuggestion(), buildSuggestion(), buildPageSuggestion({ id: 'DOCUMENT:2' })],
    });
    typeText('网关');
    await wait(150);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      ...['文档', '产品', '全部'],
    ]);
    const [first] = within(screen.getByRole('group', { name: '文档' })).getAllByRole('option');
    expect(first).toHaveTextContent('网关上电 <b>边缘网关手册');
    expect(first?.querySelector('em')).toHaveTextContent('网关');
    expect(first?.querySelector('b')).toBeNull();
    expect(searchField()).toHaveAttribute('aria-expanded', 'true');
    expect(searchField()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  it('are simply not there when they cannot be had', async () => {
    await openSearchBox({ suggest: () => Promise.reject(new Error('offline')) });
    typeText('网关');
    await wait(150);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(searchField()).toHaveAttribute('aria-expanded', 'false');
  });

  it('are left out where even their code cannot be had, and Enter still searches', async () => {
    const { onSearch } = await openSearchBox({}, { loadSource: () => Promise.reject(new Error('offline')) });
    typeText('网关');
    await wait(150);
    fireEvent.submit(searchField());
    expect(onSearch).toHaveBeenCalledWith('网关');
  });
});

describe('an empty field', () => {
  const openWords = (history = ['OPC UA', '网关']) => {
    let words: readonly string[] = history;
    return openSearchBox({
      listHistory: () => words,
      listHotWords: jest.fn(async () => ['时序']),
      remove: jest.fn((word) => {
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

  it('removes one word by key and one by pointer, and opens neither', async () => {
    const { remove } = await openWords();
    pressKey('ArrowDown');
    pressKey('Delete');
    expect(remove).toHaveBeenLastCalledWith('OPC UA');
    fireEvent.click(screen.getByTitle('删除'));
    expect(remove).toHaveBeenLastCalledWith('网关');
    expect(listOptions().map((option) => option.textContent)).toEqual(['时序']);
    expect(getUrl()).toBe('/');
  });

  it('does not remove hot words', async () => {
    const { remove } = await openWords([]);
    pressKey('ArrowDown');
    pressKey('Delete');
    expect(remove).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: '清空搜索历史' })).toBeNull();
  });

  it('removes everything at once', async () => {
    const { remove } = await openWords();
    fireEvent.click(screen.getByRole('button', { name: '清空搜索历史' }));
    expect(remove).toHaveBeenCalledWith(undefined);
    expect(screen.queryByRole('group', { name: '搜索历史' })).toBeNull();
  });
});

describe('the list', () => {
  const openOne = async (variant: SearchBoxProps['variant']) => {
    await openSearchBox({ suggest: async () => [buildSuggestion()] }, { variant });
    typeText('网关');
    await wait(150);
  };
  const move = (kind: 'enter' | 'leave') =>
    fireEvent(searchField().closest('search') as Element, new MouseEvent(`pointer${kind}`));

  it('closes a second after the pointer has left the mini variant', async () => {
    await openOne('mini');
    move('leave');
    await wait(999);
    expect(listOptions()).toHaveLength(1);
    await wait(1);
    expect(listOptions()).toEqual([]);
  });

  it('stays when the pointer comes back in time, or somebody types on', async () => {
    await openOne('mini');
    move('leave');
    await wait(900);
    move('enter');
    await wait(1000);
    move('leave');
    await wait(900);
    typeText('网关 上电');
    await wait(1000);
    expect(listOptions()).toHaveLength(1);
  });

  it('stays under a wide field, wherever the pointer is', async () => {
    await openOne('full');
    move('leave');
    await wait(5000);
    expect(listOptions()).toHaveLength(1);
  });

  it('closes when the focus goes elsewhere', async () => {
    await openOne('full');
    act(() => screen.getByLabelText('留言').focus());
    expect(listOptions()).toEqual([]);
  });
});
