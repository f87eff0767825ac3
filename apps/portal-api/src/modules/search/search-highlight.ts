import { normalizeText } from './search-text';

/** Where a hit begins and ends in a text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Texts longer than this are not looked through to the end. */
const MAX_SCANNED = 20_000;

const MAX_SPANS = 200;

/** A text as escaped HTML in which `<em>` marks the words. */
export function highlight(text: string, words: readonly string[]): string {
  return mark(text, findSpans(text, words));
}

/** The part of a text with most of the words, at most so many characters, with the words marked. */
export function excerpt(text: string, words: readonly string[], length: number): string {
  const scanned = text.slice(0, MAX_SCANNED);
  const spans = findSpans(scanned, words);
  const start = withoutHalf(text, chooseStart(scanned, spans, length));
  const end = withoutHalf(text, Math.min(text.length, start + length));
  const inside = spans
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => ({ start: span.start - start, end: span.end - start }));
  const cut = text.slice(start, end).replaceAll('\n', ' ');
  return `${start > 0 ? '…' : ''}${mark(cut, inside)}${end < text.length ? '…' : ''}`;
}

/** Finds words as the index does: whatever their case and width. */
function findSpans(text: string, words: readonly string[]): Span[] {
  const { normalized, findOffset } = normalizeWithOffsets(text);
  const spans: Span[] = [];
  for (const word of words) {
    if (!word) continue;
    // Latin words are found by their beginnings.
    const isLatin = /^[a-z0-9]/.test(word);
    for (let at = normalized.indexOf(word); at >= 0 && spans.length < MAX_SPANS;) {
      if (!isLatin || !/[a-z0-9]/.test(normalized[at - 1] ?? ''))
        spans.push({ start: findOffset(at), end: findOffset(at + word.length) });
      at = normalized.indexOf(word, at + word.length);
    }
  }
  return joinSpans(spans);
}

/** Texts whose characters stay one character each. */
const EVEN = /^[\0-\u007f“”‘’—·\u3000-\u3020\u4e00-\u9fff\uff01-\uff5e]*$/u;

/** Characters that stay one character each, or any other. */
const STEPS = /[\0-\u007f“”‘’—·\u3000-\u3020\u4e00-\u9fff\uff01-\uff5e]+|./gsu;

/** Normalizing may change the length of a text, so that each character must know where it comes from. */
function normalizeWithOffsets(text: string): { normalized: string; findOffset: (place: number) => number } {
  if (EVEN.test(text)) return { normalized: normalizeText(text), findOffset: (place) => place };
  let normalized = '';
  const offsets: number[] = [];
  for (const { 0: step, index } of text.matchAll(STEPS)) {
    const part = normalizeText(step);
    const isEven = part.length === step.length;
    for (let place = 0; place < part.length; place += 1) offsets.push(isEven ? index + place : index);
    normalized += part;
  }
  return { normalized, findOffset: (place) => offsets[place] ?? text.length };
}

function joinSpans(spans: readonly Span[]): Span[] {
  const joined: { start: number; end: number }[] = [];
  for (const span of [...spans].sort((left, right) => left.start - right.start)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

/** Start of the window that holds most hits, with a little of what stands before them. */
function chooseStart(text: string, spans: readonly Span[], length: number): number {
  if (text.length <= length) return 0;
  let best = { start: 0, hits: -1 };
  for (const { start } of spans) {
    const hits = spans.filter((span) => span.start >= start && span.end <= start + length).length;
    if (hits > best.hits) best = { start, hits };
  }
  if (best.start < length / 3) return 0;
  const before = text.slice(Math.max(0, best.start - 30), best.start);
  // A sentence is better begun at its beginning.
  const sentence = Math.max(...['。', '！', '？', '；', '\n', '. '].map((end) => before.lastIndexOf(end)));
  const back = sentence >= 0 ? before.length - sentence - 1 : Math.min(12, before.length);
  return Math.min(best.start - back, text.length - Math.min(length, text.length));
}

function mark(text: string, spans: readonly Span[]): string {
  let html = '';
  let at = 0;
  for (const { start, end } of spans) {
    html += `${escapeHtml(text.slice(at, start))}<em>${escapeHtml(text.slice(start, end))}</em>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** A cut may not go through a character that takes two places. */
function withoutHalf(text: string, offset: number): number {
  return /[\udc00-\udfff]/.test(text[offset] ?? '') ? offset - 1 : offset;
}
