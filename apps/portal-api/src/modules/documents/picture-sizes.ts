import type { MarkdownIt, StateInline, Token } from 'markdown-it';
import type { Attributes } from 'sanitize-html';
import type { ServedPicture } from './reference-resolver';

/** What a share of the width is a share of: text is never wider. */
const TEXT_WIDTH = 800;
const MAX_WIDTH = 4096;

const SIZED =
  /^!\[([^[\]\n]*)\]\([ \t]*(?:<([^<>\n]*)>|([^\s<>]+))[ \t]+=(\d*%?)x(\d*%?)(?:[ \t]+"([^"\n]*)")?[ \t]*\)/;

/** Adds sizes behind a picture's URL, `![](a.png =100x)`, and in braces behind the picture, `{ width="50%" }`. */
export function addPictureSizes(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('image', 'sized_image', readSized);
  markdown.core.ruler.after('inline', 'image_braces', ({ tokens }) => tokens.forEach(takeBraces));
}

/** Size at which a picture is shown: in pixels, of the picture's own shape. 0 where the picture's is not known. */
export function sizePicture(
  { width = '', height = '', style = '' }: Attributes,
  picture: ServedPicture,
): Pick<ServedPicture, 'width' | 'height'> {
  const given = (name: string) => new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1];
  const shape = picture.width > 0 ? picture.height / picture.width : 0;
  const wanted =
    readLength(given('width') ?? width, TEXT_WIDTH) ??
    scale(readLength(given('height') ?? height, 0), shape && 1 / shape) ??
    scale(readFactor(given('zoom')), picture.width);
  if (wanted === undefined) return picture;
  const shown = Math.min(MAX_WIDTH, Math.round(wanted));
  return { width: shown, height: Math.round(shown * shape) };
}

function readSized(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '!') return false;
  const [all, alt = '', bracketed, bare, width, height, title] = SIZED.exec(state.src.slice(state.pos)) ?? [];
  const href = state.md.normalizeLink(bracketed ?? bare ?? '');
  if (all === undefined || !state.md.validateLink(href)) return false;
  if (!silent) {
    const token = state.push('image', 'img', 0);
    token.content = alt;
    token.children = [];
    state.md.inline.parse(alt, state.md, state.env, token.children);
    token.attrs = [
      ['src', href],
      ['alt', ''],
    ];
    for (const [name, value] of Object.entries({ title, width, height })) if (value) token.attrSet(name, value);
  }
  state.pos += all.length;
  return true;
}

function takeBraces({ children }: Token): void {
  children?.forEach((image, index) => {
    const text = children[index + 1];
    if (image.type !== 'image' || text?.type !== 'text') return;
    const [all = '', inner = ''] = /^\{:?([^{}]*)\}/.exec(text.content) ?? [];
    const sizes = [...inner.matchAll(/\b(width|height|style)\s*=\s*["']?([^"'\s}][^"'}]*)/g)];
    if (sizes.length === 0) return;
    text.content = text.content.slice(all.length);
    for (const [, name = '', value = ''] of sizes) image.attrSet(name, value.trim());
  });
}

function readLength(text: string, whole: number): number | undefined {
  const [, digits = '', unit = ''] = /^\s*(\d{1,9}(?:\.\d+)?)\s*(px|%)?\s*$/i.exec(text) ?? [];
  const value = unit === '%' ? (Number(digits) / 100) * whole : Number(digits);
  return value > 0 ? value : undefined;
}

function readFactor(text = ''): number | undefined {
  const [, digits = '', unit] = /^\s*(\d{0,4}(?:\.\d+)?)\s*(%)?\s*$/.exec(text) ?? [];
  const value = Number(digits) / (unit ? 100 : 1);
  return value > 0 ? value : undefined;
}

function scale(value: number | undefined, factor: number): number | undefined {
  return value !== undefined && factor > 0 ? value * factor : undefined;
}
