import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createAppStore } from '../store/app-store';
import { useLeaveGuard } from './use-leave-guard';

const LOSS = '附件不会保留，确定离开？';
const store = createAppStore({ transport: () => Promise.reject(new Error('nothing is called')) });

/** Renders a form that is being left; gives whether the router would hear of a click on a link. */
function open(loss: string) {
  const view = renderHook(({ text }) => useLeaveGuard(true, text), {
    initialProps: { text: loss },
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  const click = (attributes: string, init: MouseEventInit = {}) => {
    const host = document.createElement('div');
    host.innerHTML = `<a ${attributes}><b>x</b></a>`;
    document.body.append(host);
    let isHeard = false;
    host.addEventListener('click', (event) => {
      isHeard = true;
      event.preventDefault();
    });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    act(() => void host.querySelector('b')?.dispatchEvent(event));
    host.remove();
    return isHeard;
  };
  return { ...view, click };
}

describe('a form with something that no draft keeps', () => {
  let confirm: jest.SpyInstance<boolean, [message?: string]>;
  beforeEach(() => (confirm = jest.spyOn(window, 'confirm').mockReturnValue(false)));
  afterEach(() => confirm.mockRestore());

  it('is left for another page of the site only where its owner agrees', () => {
    const { click } = open(LOSS);
    expect(click('href="/overview/workorder"')).toBe(false);
    expect(confirm).toHaveBeenCalledWith(LOSS);
    confirm.mockReturnValue(true);
    expect(click('href="/overview/workorder"')).toBe(true);
  });

  it.each([
    ['another tab', 'href="/overview/workorder" target="_blank"', {}],
    ['another tab by key', 'href="/overview/workorder"', { ctrlKey: true }],
    ['another place of the page', 'href="#top"', {}],
    ['another site, which the browser itself asks about', 'href="https://example.com/"', {}],
    ['no link', '', {}],
  ])('is not asked about for %s', (_what, attributes, init) => {
    expect(open(LOSS).click(attributes, init)).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });

  it('asks nothing where everything is kept, or once the form is gone', () => {
    const { click, rerender, unmount } = open('');
    expect(click('href="/overview/workorder"')).toBe(true);
    rerender({ text: LOSS });
    unmount();
    expect(click('href="/overview/workorder"')).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });
});
