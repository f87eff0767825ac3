import { fireEvent } from '@testing-library/react';
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

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('keys', () => {
  const openThree = async () => {
    const calls = await openSearchBox({
      suggest: async () => [
        buildSuggestion(),
        buildPageSuggestion(),
        buildSuggestion({ module: 'NEWS', mid: 'n', id: 'NEWS:n' }),
      ],
    });
    typeText('网关');
    await wait(150);
    return calls;
  };

  it('move along the lines, round the end, and the focus stays in the field', async () => {
    await openThree();
    pressKey('ArrowDown');
    expect(getActiveOption()).toBe(listOptions()[0]);
    expect(getActiveOption()).toHaveAttribute('aria-selected', 'true');
    pressKey('ArrowUp');
    expect(getActiveOption()).toBe(findAllResults());
    pressKey('Home');
    expect(getActiveOption()).toBe(listOptions()[0]);
    pressKey('End');
    expect(getActiveOption()).toBe(findAllResults());
    pressKey('ArrowDown');
    expect(getActiveOption()).toBe(listOptions()[0]);
    expect(searchField()).toHaveFocus();
  });

  it('leave Home and End to the text until a line is reached', async () => {
    await openThree();
    expect(pressKey('Home')).toBe(true);
    expect(getActiveOption()).toBeNull();
  });

  it('open the line that is reached, and its view is recorded', async () => {
    const { recordView } = await openThree();
    pressKey('ArrowDown');
    pressKey('ArrowDown');
    expect(pressKey('Enter')).toBe(false);
    expect(getUrl()).toBe('/document-center/document-content?id=edge-gateway&nodeId=install%2Fpower');
    expect(recordView).toHaveBeenCalledWith(buildPageSuggestion());
    expect(listOptions()).toEqual([]);
  });

  it('search when no line is reached, and a new word leaves the line', async () => {
    const { onSearch, recordView } = await openThree();
    pressKey('ArrowDown');
    typeText('网关 上电');
    expect(getActiveOption()).toBeNull();
    expect(pressKey('Enter')).toBe(true);
    fireEvent.submit(searchField());
    expect(onSearch).toHaveBeenCalledWith('网关 上电');
    expect(recordView).not.toHaveBeenCalled();
    expect(listOptions()).toEqual([]);
  });

  it('are left to the input method while it composes', async () => {
    await openThree();
    pressKey('ArrowDown');
    fireEvent.keyDown(searchField(), { key: 'Enter', isComposing: true });
    expect(getUrl()).toBe('/');
  });

  it('close the list with Escape, and ArrowDown brings it back', async () => {
    await openThree();
    expect(pressKey('Escape')).toBe(false);
    expect(listOptions()).toEqual([]);
    expect(pressKey('Escape')).toBe(true);
    pressKey('ArrowDown');
    expect(getActiveOption()).toBe(listOptions()[0]);
  });
});
