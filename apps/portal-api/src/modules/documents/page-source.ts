import { LineCounter, parseDocument } from 'yaml';
import type { FindingCause } from './import-finding';

/** A page's file taken apart. */
export interface PageSource {
  readonly meta: PageMeta;
  readonly body: string;
  /** Lines of the file before the body. */
  readonly offset: number;
  readonly mistakes: readonly (FindingCause & { readonly line: number })[];
}

/** What the front matter of a page may say. */
export interface PageMeta {
  readonly title?: string;
  readonly description?: string;
  /** Name that it has in a menu, and its place there. */
  readonly label?: string;
  readonly position?: number;
  /** Last part of its name in the menus of some tools. */
  readonly id?: string;
  /** `YYYY-MM-DD` */
  readonly updated?: string;
  /** Who changed the page last. */
  readonly modifier?: string;
  /** Page that has taken the place of this one. */
  readonly redirect?: string;
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)(?:\n)?---[ \t]*(?:\n|$)/;

/** Splits a page's file; front matter that cannot be read is left out and told of. */
export function splitPageSource(text: string): PageSource {
  const match = FRONT_MATTER.exec(text);
  if (!match) {
    const isOpen = /^---[ \t]*\n\s*[\w-]+:/.test(text);
    const mistake = { line: 1, reason: 'openFrontMatter', subject: '' } as const;
    return { meta: {}, body: text, offset: 0, mistakes: isOpen ? [mistake] : [] };
  }
  const body = text.slice(match[0].length);
  const offset = match[0].split('\n').length - 1;
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: lines, logLevel: 'silent' });
  const [error] = document.errors;
  if (error) {
    const subject = error.message.replace(/ at line \d+, column \d+:[\s\S]*$/, '');
    const line = lines.linePos(error.pos[0]).line + 1;
    return { meta: {}, body, offset, mistakes: [{ line, reason: 'brokenFrontMatter', subject }] };
  }
  return { meta: readMeta(toPlain(document)), body, offset, mistakes: [] };
}

function toPlain(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS();
  } catch {
    // An alias that leads nowhere.
    return undefined;
  }
}

function readMeta(data: unknown): PageMeta {
  if (typeof data !== 'object' || data === null) return {};
  const fields = data as Readonly<Record<string, unknown>>;
  const title = readText(fields['title'], 120);
  const label = readText(fields['sidebar_label'] ?? fields['sidebarTitle'] ?? fields['shortTitle'], 120);
  const position = [fields['sidebar_position'], fields['order'], fields['nav_order']].find(Number.isFinite);
  const id = readText(fields['id'], 120);
  const description = readText(fields['description'], 200);
  const updated = readDay(fields['updated'] ?? fields['date'] ?? fields['lastUpdated']);
  const modifier = readText(fields['modifier'] ?? fields['author'], 64);
  const redirect = readText(fields['redirectTo'] ?? fields['redirect'], 300);
  return {
    ...(title && { title }),
    ...(label && { label }),
    ...(typeof position === 'number' && { position }),
    ...(id && { id }),
    ...(description && { description }),
    ...(updated && { updated }),
    ...(modifier && { modifier }),
    ...(redirect && { redirect }),
  };
}

function readText(value: unknown, maxLength: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).replaceAll(/\s+/g, ' ').trim().slice(0, maxLength);
}

function readDay(value: unknown): string {
  const day = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '').slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return '';
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : '';
}
