import { BOOT_DATA_ID, EARLY_PRESSES } from '../document/boot-data';
import { writeConsent } from '../consent/consent-choice';
import { BOOT_SCRIPT_ELEMENT } from './boot-script';

const BOOT_DATA = '{"scripts":[]}';
const RECORD = '0b5c2f0e-6a3f-4e0e-9d8e-1a2b3c4d5e6f';
const page = document.documentElement;
const sendBeacon = jest.fn(() => true);
const listen = window.addEventListener.bind(window);
let endOfPage = new AbortController();

beforeEach(() => {
  endOfPage.abort();
  localStorage.clear();
  sessionStorage.clear();
  jest.clearAllMocks();
  window.history.replaceState(null, '', '/');
  for (const name of Object.keys(page.dataset)) Reflect.deleteProperty(page.dataset, name);
  Reflect.deleteProperty(window, EARLY_PRESSES);
  Object.assign(navigator, { sendBeacon });
  Reflect.deleteProperty(navigator, 'connection');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Runs the script in a document whose data has come in so far; returns the element that holds the data. */
function runScript(readyState: DocumentReadyState = 'complete', data = BOOT_DATA): HTMLScriptElement {
  const code = BOOT_SCRIPT_ELEMENT.replace(/^<script>|<\/script>$/g, '');
  const element = Object.assign(document.createElement('script'), { id: BOOT_DATA_ID, type: 'application/json' });
  element.text = data;
  document.body.replaceChildren(element);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  endOfPage.abort();
  endOfPage = new AbortController();
  const options = { signal: endOfPage.signal };
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener) => {
    if (listener) listen(type, listener, options);
  });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the document has in its head
  new Function(code)();
  return element;
}

/** The script reads the data when it starts the portal. */
function watchStart() {
  const parse = jest.spyOn(JSON, 'parse');
  return () => parse.mock.calls.filter(([text]) => text.startsWith('{"scripts":')).length;
}

it('starts the portal once with the first gestures', () => {
  const countStarts = watchStart();
  runScript();
  expect(countStarts()).toBe(0);
  window.dispatchEvent(new Event('touchstart'));
  window.dispatchEvent(new Event('keydown'));
  expect(countStarts()).toBe(1);
});

it.each<[string, object]>([
  ['pointerover', {}],
  ['mousemove', { movementX: 0 }],
  ['focusin', {}],
])('takes %s %j, which comes by itself, for no gesture', (type, facts) => {
  const countStarts = watchStart();
  runScript();
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), facts));
  expect(countStarts()).toBe(0);
});

it.each<[string, object]>([
  ['mousemove', { movementX: -3 }],
  ['touchstart', {}],
  ['scroll', {}],
  ['click', {}],
  ['keydown', {}],
])('takes %s %j for a gesture', (type, facts) => {
  const countStarts = watchStart();
  runScript();
  document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), facts));
  expect(countStarts()).toBe(1);
});

it('asks for code that was lost on its way again with the next gesture', async () => {
  const countStarts = watchStart();
  runScript('complete', '{"scripts":["/assets/lost.js"]}');
  window.dispatchEvent(new Event('touchstart'));
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('touchstart'));
  expect(countStarts()).toBe(2);
});

it('waits for the end of a document whose data is cut off when the first gesture comes', () => {
  const element = runScript('loading', BOOT_DATA.slice(0, 5));
  const countStarts = watchStart();
  window.dispatchEvent(new Event('touchstart'));
  expect(countStarts()).toBe(0);
  element.text = BOOT_DATA;
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(countStarts()).toBe(1);
});

it.each([
  `/a/b.html?comment=${RECORD}#comment-${RECORD}`,
  '/a/b.html#comments-and-answers',
  '/a/b.html#code',
  '/decode=1',
])('waits for a gesture at %s', (address) => {
  window.history.replaceState(null, '', address);
  const countStarts = watchStart();
  runScript();
  expect(countStarts()).toBe(0);
});

it.each([
  ['an eager page', () => (page.dataset['eager'] = 'true')],
  ['the code of a login', () => window.history.replaceState(null, '', '/product?a=1&code=abc')],
  ['hits of a search to be marked', () => window.history.replaceState(null, '', '/a?id=b&mark=%E7%BD%91')],
  ['a comment that may be elsewhere', () => window.history.replaceState(null, '', `/a/b.html#comment-${RECORD}`)],
  ['an answer that may be elsewhere', () => window.history.replaceState(null, '', `/a/b.html#answer-${RECORD}`)],
  ['a session', () => localStorage.setItem('IDAAS-AUTH-TOKEN', 't')],
])('waits for no gesture with %s', (_name, arrange) => {
  arrange();
  const countStarts = watchStart();
  runScript();
  expect(countStarts()).toBe(1);
});

it('notes whether the page stands at its top', () => {
  runScript();
  expect(page.dataset['top']).toBeUndefined();
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    return page.dataset['top'];
  };
  expect([scrollTo(1), scrollTo(900), scrollTo(0), scrollTo(-20)]).toEqual(['false', 'false', 'true', 'true']);
});

it('remembers what is pressed until the page is interactive', () => {
  runScript();
  document.body.click();
  page.dataset['hydrated'] = '';
  document.head.click();
  expect(window).toHaveProperty(EARLY_PRESSES, [document.body]);
});

describe('keys of the search', () => {
  const press = (init: KeyboardEventInit, target: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    return [event.defaultPrevented, 'finds' in page.dataset, document.activeElement?.id];
  };
  beforeEach(() => {
    runScript();
    document.body.insertAdjacentHTML('beforeend', '<search><input id="field"></search><textarea id="text"></textarea>');
  });

  it.each([
    { key: 'k', ctrlKey: true },
    { key: 'k', metaKey: true },
  ])('lead to its field, and are remembered: %j', (init) => expect(press(init)).toEqual([true, true, 'field']));

  it('are left to whoever writes, and to the code once it is there', () => {
    const text = document.getElementById('text') as HTMLElement;
    text.focus();
    expect(press({ key: '/' }, text)).toEqual([false, false, 'text']);
    document.addEventListener('keydown', (event) => event.stopPropagation(), { once: true });
    expect(press({ key: 'k', ctrlKey: true })).toEqual([false, false, 'text']);
  });
});

describe('consent', () => {
  const isAsked = () => 'asks' in page.dataset;

  it('is asked for where nothing or something older was chosen', () => {
    runScript();
    expect(isAsked()).toBe(true);
    delete page.dataset['asks'];
    localStorage.setItem('consent', '{"version":0,"statistics":true,"personal":true}');
    runScript();
    expect(isAsked()).toBe(true);
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('has the visit recorded once a browser session, without a gesture', () => {
    writeConsent({ personal: false, statistics: true });
    runScript();
    runScript();
    expect(isAsked()).toBe(false);
    expect(sendBeacon.mock.calls).toEqual([['/ptl/uv/visit']]);
  });

  it('counts nothing of who refused, and leaves those with a session to the portal', () => {
    writeConsent({ personal: true, statistics: false });
    runScript();
    expect(isAsked()).toBe(false);
    writeConsent({ personal: true, statistics: true });
    localStorage.setItem('IDAAS-AUTH-TOKEN', 't');
    runScript();
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});

describe('two seconds after loading', () => {
  const SCRIPTS = '{"scripts":["/assets/a.js","/assets/b.js"]}';

  function listFetched(connection?: object): readonly (string | null)[] {
    jest.useFakeTimers();
    document.head.replaceChildren();
    Object.assign(navigator, { connection });
    runScript('complete', SCRIPTS);
    window.dispatchEvent(new Event('load'));
    const list = () =>
      [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
    jest.advanceTimersByTime(1999);
    expect(list()).toEqual([]);
    jest.advanceTimersByTime(1);
    return list();
  }

  it('fetches the code and does not run it', () => {
    expect(listFetched()).toEqual(['/assets/a.js', '/assets/b.js']);
    expect(listFetched({ saveData: false, effectiveType: '4g' })).toHaveLength(2);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'fetches nothing on a line with %j',
    (connection) => {
      expect(listFetched(connection)).toEqual([]);
    },
  );
});
