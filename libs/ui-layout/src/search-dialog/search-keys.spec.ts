import { hearSearchKeys, takeTyped } from './search-keys';

const press = (init: KeyboardEventInit, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
const text = () => document.getElementById('text') as HTMLElement;
const field = () => document.querySelector('input') as HTMLInputElement;

const onCalled = jest.fn();
let stop: () => void;
beforeEach(() => {
  onCalled.mockClear();
  document.body.innerHTML = '<search><input></search><textarea id="text"></textarea>';
  stop = hearSearchKeys(onCalled);
});
afterEach(() => stop());

it.each([{ key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }, { key: '/' }])('call for the search: %j', (init) => {
  expect(press(init)).toBe(true);
  expect(onCalled).toHaveBeenCalledTimes(1);
});

it('call with Ctrl+K also from where somebody writes', () => {
  expect(press({ key: 'k', ctrlKey: true }, text())).toBe(true);
  expect(onCalled).toHaveBeenCalledTimes(1);
});

it.each([
  { key: '/' },
  { key: 'k' },
  { key: 'k', ctrlKey: true, altKey: true },
  { key: 'k', ctrlKey: true, isComposing: true },
  { key: 'l', ctrlKey: true },
])('are left to whoever writes: %j', (init) => {
  expect(press(init, text())).toBe(false);
  expect(onCalled).not.toHaveBeenCalled();
});

it.each([
  ['without a search', () => document.querySelector('search')?.remove()],
  ['under a dialog', () => document.body.append(Object.assign(document.createElement('dialog'), { open: true }))],
  ['once nobody hears them', () => stop()],
])('are left alone %s', (_where, arrange) => {
  arrange();
  expect(press({ key: '/' })).toBe(false);
  expect(onCalled).not.toHaveBeenCalled();
});

it('that were pressed before call at once, and what was typed then is taken from the field', () => {
  document.documentElement.dataset['finds'] = '';
  field().value = '网关';
  hearSearchKeys(onCalled)();
  expect(onCalled).toHaveBeenCalledTimes(1);
  expect([takeTyped(), field().value]).toEqual(['网关', '']);
});

it('take nothing that was typed in the field for its own sake', () => {
  field().value = '网关';
  expect([takeTyped(), field().value]).toEqual(['', '网关']);
});
