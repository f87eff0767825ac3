import { removeSearch, listSearchHistory, rememberSearch, useSearchHistory } from './search-history';
import { act, renderHook } from '@testing-library/react';

beforeEach(() => localStorage.clear());

describe('search history', () => {
  it('keeps the last ten words, each once, the last first', () => {
    for (let index = 1; index <= 12; index += 1) rememberSearch(`词${index}`);
    rememberSearch('词5');
    expect(listSearchHistory()).toEqual(['词5', '词12', '词11', '词10', '词9', '词8', '词7', '词6', '词4', '词3']);
  });

  it('remembers nothing for nothing', () => {
    rememberSearch('');
    expect(localStorage).toHaveLength(0);
  });

  it('forgets one word, and all', () => {
    rememberSearch('网关');
    rememberSearch('时序');
    removeSearch('网关');
    expect(listSearchHistory()).toEqual(['时序']);
    removeSearch();
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '{"a":1}', '[1,null,""]', '"网关"'])('is empty where the storage holds %s', (text) => {
    localStorage.setItem('searchHistory', text);
    expect(listSearchHistory()).toEqual([]);
  });

  it('tells whoever follows it', () => {
    const { result, unmount } = renderHook(useSearchHistory);
    act(() => rememberSearch('网关'));
    expect(result.current).toEqual(['网关']);
    unmount();
  });

  it('does without storage', () => {
    const reject = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberSearch('网关')).not.toThrow();
    reject.mockRestore();
  });
});
