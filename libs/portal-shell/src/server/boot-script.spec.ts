import { BOOT_DATA_ID } from '../document/boot-data';
import { BOOT_SCRIPT_ELEMENT } from './boot-script';

const BOOT_DATA = '{"scripts":[]}';

afterEach(() => jest.restoreAllMocks());

/** Runs the script in a document whose data has come in so far; returns the element that holds the data. */
function runScript(readyState: DocumentReadyState, data: string): HTMLScriptElement {
  const code = BOOT_SCRIPT_ELEMENT.replace(/^<script>|<\/script>$/g, '');
  const element = Object.assign(document.createElement('script'), { id: BOOT_DATA_ID, type: 'application/json' });
  element.text = data;
  document.body.replaceChildren(element);
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the document has in its head
  new Function(code)();
  return element;
}

it('starts the portal once with the first gestures', () => {
  runScript('complete', BOOT_DATA);
  const parse = jest.spyOn(JSON, 'parse');
  window.dispatchEvent(new Event('pointerover'));
  window.dispatchEvent(new Event('keydown'));
  expect(parse.mock.calls).toEqual([[BOOT_DATA]]);
});

it('waits for the end of a document whose data is cut off when the first gesture comes', () => {
  const element = runScript('loading', BOOT_DATA.slice(0, 5));
  const parse = jest.spyOn(JSON, 'parse');
  window.dispatchEvent(new Event('pointerover'));
  expect(parse).not.toHaveBeenCalled();
  element.text = BOOT_DATA;
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(parse.mock.calls).toEqual([[BOOT_DATA]]);
});
