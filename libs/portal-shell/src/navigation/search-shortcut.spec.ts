import { startSearchShortcut } from './search-shortcut';

const press = (init: KeyboardEventInit, target: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
const get = (id: string) => document.getElementById(id) as HTMLElement;
// jsdom lays nothing out.
const show = (id: string) => Object.assign(get(id), { getClientRects: () => [{}] });

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<search><input id="hidden"></search><search><input id="field"></search><textarea id="text"></textarea>';
  show('field');
  stop = startSearchShortcut();
});
afterEach(() => stop());

it.each([{ key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }, { key: '/' }])(
  'leads to the field that is shown: %j',
  (init) => {
    expect(press(init)).toBe(true);
    expect(get('field')).toHaveFocus();
  },
);

it('leads there with Ctrl+K also from where somebody writes', () => {
  expect(press({ key: 'k', ctrlKey: true }, get('text'))).toBe(true);
  expect(get('field')).toHaveFocus();
});

it.each([
  { key: '/' },
  { key: 'k' },
  { key: 'k', ctrlKey: true, altKey: true },
  { key: 'k', ctrlKey: true, isComposing: true },
  { key: 'l', ctrlKey: true },
])('leaves other keys to whoever writes: %j', (init) => {
  get('text').focus();
  expect(press(init, get('text'))).toBe(false);
  expect(get('text')).toHaveFocus();
});

it('leaves the keys alone where no field is shown, and once it has ended', () => {
  Object.assign(get('field'), { getClientRects: () => [] });
  expect(press({ key: '/' })).toBe(false);
  show('field');
  stop();
  expect(press({ key: '/' })).toBe(false);
});
