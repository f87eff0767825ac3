import userEvent from '@testing-library/user-event';
import { copyText } from './copy-text';

it('tells whether the browser has let it copy', async () => {
  userEvent.setup();
  expect(await copyText('t-42')).toBe(true);
  expect(await navigator.clipboard.readText()).toBe('t-42');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  expect(await copyText('t-43')).toBe(false);
});

it('is told no where there is no clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  expect(await copyText('t-42')).toBe(false);
});
