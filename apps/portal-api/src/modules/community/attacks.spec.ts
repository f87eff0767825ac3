/** @vitest-environment jsdom */
import { ATTACKS } from '@portal/testing/attacks';
import { renderContent } from './render-content';

/** Elements that a text may be made of. */
const ELEMENTS = new Set([
  ...[
    'p',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'blockquote',
    'hr',
    'br',
    'strong',
    'em',
    'del',
    's',
    'code',
  ],
  ...[
    'pre',
    'a',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'div',
    'span',
    'details',
    'summary',
    'sub',
    'sup',
  ],
  ...['figure', 'figcaption', 'b', 'i', 'u', 'kbd', 'mark', 'dl', 'dt', 'dd'],
]);

const ATTRIBUTES = new Set([
  ...['href', 'src', 'alt', 'title', 'rel', 'id', 'class', 'width', 'height', 'loading', 'start', 'open', 'decoding'],
  ...['colspan', 'rowspan', 'scope', 'tabindex', 'data-lang', 'data-lines', 'role', 'aria-label'],
]);

/** An element, as far as this spec looks at one; the parser is a browser's, not the sanitizer's. */
interface Found {
  readonly localName: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
}
const { document } = globalThis as unknown as {
  readonly document: {
    createElement(name: 'template'): {
      innerHTML: string;
      readonly content: { querySelectorAll(selector: '*'): Iterable<Found> };
    };
  };
};

/** What of HTML could run, or reach another site by itself. */
function findDangers(html: string): readonly string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].flatMap(({ localName, attributes }) => [
    ...(ELEMENTS.has(localName) ? [] : [`<${localName}>`]),
    ...[...attributes].flatMap(({ name, value }) => {
      if (!ATTRIBUTES.has(name)) return [`${localName} ${name}`];
      if (name === 'href') return /^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(value) ? [] : [value];
      return name === 'src' && !/^\/(?![/\\])/.test(value) ? [value] : [];
    }),
  ]);
}

it('are several hundred, and no two are the same', () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
});

it('let nothing run, alone, in the midst of a text, and one behind the other', () => {
  const texts = ATTACKS.flatMap((attack) => [
    attack,
    `甲 ${attack} 乙`,
    `- 甲\n\n  ${attack}\n\n| 甲 |\n| --- |\n| ${attack} |`,
  ]);
  const found = [...texts, ATTACKS.join('\n\n')].flatMap((text) => {
    const dangers = findDangers(renderContent(text).html);
    return dangers.length > 0 ? [{ text, dangers }] : [];
  });
  expect(found).toEqual([]);
});
