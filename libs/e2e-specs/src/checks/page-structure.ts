import type { Page } from '@playwright/test';

/** A part of a page as it is laid out: what it is, what it is called, and how it looks. */
export interface PagePart {
  /** Element and name, e.g. `section "产品概述"`. */
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** How far a number may be from what is recorded: fonts of another machine break lines elsewhere. */
const TOLERANCES: Readonly<Record<string, (recorded: number) => number>> = {
  x: () => 2,
  width: () => 2,
  height: (recorded) => Math.max(40, recorded * 0.15),
};

/** Reads the parts of a page that make its look: bands, headings, lists, tables and forms, in their order. */
export async function readStructure(page: Page): Promise<PagePart[]> {
  return page.evaluate(() => {
    const PARTS =
      'header, nav[aria-label], main, main section, main article, main aside, main h1, main h2, main form, main table, main figure, main ul[class], main ol[class], main dl[class], footer';
    const quote = (text: string) => JSON.stringify(text.replaceAll(/\s+/g, ' ').trim().slice(0, 24));
    const readName = (element: Element) => {
      const titled = element.getAttribute('aria-labelledby');
      const heading = /^H\d$/.test(element.tagName) ? element : titled && document.getElementById(titled);
      return element.getAttribute('aria-label') ?? (heading ? (heading.textContent ?? '') : '');
    };
    const readLook = (element: Element, style: CSSStyleDeclaration): Record<string, string> => {
      const box = element.getBoundingClientRect();
      const place = { x: String(Math.round(box.x)), height: String(Math.round(box.height)) };
      if (/^H\d$/.test(element.tagName))
        return { ...place, size: style.fontSize, weight: style.fontWeight, color: style.color };
      const look: Record<string, string> = { ...place, width: String(Math.round(box.width)) };
      if (style.backgroundColor !== 'rgba(0, 0, 0, 0)') look['surface'] = style.backgroundColor;
      if (style.display === 'grid') look['columns'] = String(style.gridTemplateColumns.split(' ').length);
      const text = element.querySelector('p');
      if (element.tagName === 'SECTION' && text) look['text'] = getComputedStyle(text).fontSize;
      if (element.querySelector(':scope > li img')) look['pictures'] = 'yes';
      return look;
    };
    return [...document.querySelectorAll(PARTS)].flatMap((element) => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (style.visibility === 'hidden' || box.width < 2 || box.height < 2) return [];
      return [
        { name: `${element.tagName.toLowerCase()} ${quote(readName(element))}`, values: readLook(element, style) },
      ];
    });
  });
}

/** Writes parts down, a line each. */
export function printStructure(parts: readonly PagePart[]): string {
  return parts
    .map(({ name, values }) => [name, ...Object.entries(values).map(([key, value]) => `${key}=${value}`)].join(' | '))
    .join('\n');
}

/** Reads what was written down. */
export function parseStructure(text: string): PagePart[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', ...values] = line.split(' | ');
      return { name, values: Object.fromEntries(values.map((value) => value.split('=') as [string, string])) };
    });
}

/** Names what differs from what is recorded: parts that came, went or moved, and what looks different. */
export function compareStructures(recorded: readonly PagePart[], actual: readonly PagePart[]): string[] {
  const names = (parts: readonly PagePart[]) => parts.map(({ name }) => name);
  const [before, now] = [names(recorded), names(actual)];
  if (before.join('\n') !== now.join('\n')) {
    const gone = before.filter((name) => !now.includes(name)).map((name) => `is gone: ${name}`);
    const added = now.filter((name) => !before.includes(name)).map((name) => `is new: ${name}`);
    return gone.length + added.length > 0 ? [...gone, ...added] : ['parts stand in another order, or another number'];
  }
  return recorded.flatMap(({ name, values }, index) => compareLooks(name, values, actual[index]?.values ?? {}));
}

function compareLooks(name: string, recorded: PagePart['values'], actual: PagePart['values']): string[] {
  const keys = [...new Set([...Object.keys(recorded), ...Object.keys(actual)])];
  return keys
    .filter((key) => !isAlike(key, recorded[key], actual[key]))
    .map((key) => `${name}: ${key} was ${recorded[key] ?? 'none'} and is ${actual[key] ?? 'none'}`);
}

function isAlike(key: string, recorded: string | undefined, actual: string | undefined): boolean {
  const tolerance = TOLERANCES[key];
  if (recorded === undefined || actual === undefined || tolerance === undefined) return recorded === actual;
  return Math.abs(Number(recorded) - Number(actual)) <= tolerance(Number(recorded));
}
