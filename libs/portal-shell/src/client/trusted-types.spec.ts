import { defineTrustedTypes } from './trusted-types';

interface Rules {
  createHTML(text: string): string | null;
  createScriptURL(url: string): string | null;
}

function readRules(): Rules {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  defineTrustedTypes();
  Reflect.deleteProperty(window, 'trustedTypes');
  return createPolicy.mock.calls[0]?.[1] as Rules;
}

it.each([
  ['a::after{content:"→"}', 'a::after{content:"→"}'],
  ['<img src=x onerror=alert(1)>', null],
  ['&lt;b&gt;', null],
])('lets the text of styles pass, and no markup: %s', (text, passed) => {
  expect(readRules().createHTML(text)).toBe(passed);
});

it.each([
  ['/assets/a.js', '/assets/a.js'],
  ['https://elsewhere.example/a.js', null],
  ['data:text/javascript,alert(1)', null],
])('lets scripts of this origin pass: %s', (url, passed) => {
  expect(readRules().createScriptURL(url)).toBe(passed);
});

it('is nothing where the browser has no such types', () => {
  expect(defineTrustedTypes).not.toThrow();
});
