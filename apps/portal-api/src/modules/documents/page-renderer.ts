import type { Token } from 'markdown-it';
import { randomUUID } from 'node:crypto';
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import type { DrawnDiagram, UndrawnDiagram } from '../../platform/diagrams/draw-diagram';
import { CODE_CLASSES, highlightCode } from './code-highlighter';
import { type LineMark, readCodeNotes } from './code-notes';
import { findCodeLanguage } from './code-languages';
import { FORMULA_ATTRIBUTES, FORMULA_CLASSES, FORMULA_ELEMENTS, type TypesetFormula } from './formula-typesetter';
import { ISLAND_ELEMENTS } from './markdown-islands';
import { renderTokens } from './markdown-parser';
import { drawPageDiagrams } from './page-diagrams';
import { sizePicture } from './picture-sizes';
import type { ResolvedLink, ServedPicture } from './reference-resolver';

/** What the renderer must know of a page's environment. */
export interface RenderContext {
  readonly anchors: ReadonlySet<string>;
  readonly resolveLink: (target: string) => ResolvedLink;
  readonly resolvePicture: (target: string) => ServedPicture | undefined;
  /** Sets formulas; without it they stand as their source. */
  readonly typesetFormula?: TypesetFormula;
  /** What search engines and browsers hear of links to other sites; those of our own texts are not followed. */
  readonly externalRel?: string;
}

const CLASSES: Readonly<Record<string, string[]>> = {
  div: ['callout', 'callout-*', 'footnotes', 'formula', 'code-group', 'tabs', 'align-center', 'align-right'],
  p: ['callout-title', 'tab-title', 'align-center', 'align-right'],
  th: ['align-center', 'align-right'],
  td: ['align-center', 'align-right'],
  span: ['missing-image', 'broken-link', 'task'],
  code: ['formula'],
  pre: ['formula'],
  img: ['zoom'],
};

const ATTRIBUTES: Readonly<Record<string, string[]>> = {
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['id']])),
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
  span: ['id', 'title', 'role', 'aria-label'],
  section: ['data-title'],
  sup: ['id'],
  li: ['id'],
  details: ['open'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [...ISLAND_ELEMENTS],
  allowedAttributes: ATTRIBUTES,
  allowedClasses: CLASSES,
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** What a page may hold in the end: the same, blocks of code, formulas and diagrams. */
const PAGE_RULES: sanitizeHtml.IOptions = {
  ...RULES,
  allowedTags: [...ISLAND_ELEMENTS, ...FORMULA_ELEMENTS],
  allowedAttributes: { ...ATTRIBUTES, ...FORMULA_ATTRIBUTES, pre: ['data-lang', 'data-lines'], figure: ['data-title'] },
  // Diagrams are pictures that a page brings along.
  allowedSchemesByTag: { img: ['https', 'http', 'data'] },
  allowedClasses: {
    ...CLASSES,
    ...FORMULA_CLASSES,
    div: [...(CLASSES['div'] ?? []), 'diagram'],
    pre: ['formula', 'code'],
    span: [...(CLASSES['span'] ?? []), ...CODE_CLASSES],
  },
};

/** Writes a page anew as rules do, but takes nothing away. */
const NO_RULES: sanitizeHtml.IOptions = {
  ...{ allowedTags: false, allowedAttributes: false, allowVulnerableTags: true },
  allowedSchemesAppliedToAttributes: [],
};

/** Renders a parsed page to HTML that is safe to show (security: H24). */
export function renderPage(tokens: Token[], context: RenderContext): string {
  // Code is put in when everything else has been sanitized: its place holder must be one that no source can name.
  const mark = `code-${randomUUID()}`;
  const blocks: string[] = [];
  const hold = (piece: string) => `${mark}-${blocks.push(piece) - 1}`;
  const diagrams = drawPageDiagrams(tokens);
  const html = renderTokens(tokens, {
    renderCode: (token) => `<p>${hold(renderCode(token, diagrams.get(token)))}</p>`,
    renderFormula: ({ content, block }) => {
      const formula = context.typesetFormula?.(content, block);
      if (formula === undefined) return renderSource(content, block);
      return block ? `<p>${hold(`<div class="formula">${formula}</div>`)}</p>` : `<code>${hold(formula)}</code>`;
    },
  });
  const clean = sanitizeHtml(html, toRules(context));
  const wholeNode = new RegExp(`<(p|code)>${mark}-(\\d+)</\\1>|(?<=>)${mark}-(\\d+)(?=<)`, 'g');
  const page = clean.replaceAll(
    wholeNode,
    (_mark, _tag?: string, ofItsOwn?: string, within?: string) => blocks[Number(ofItsOwn ?? within)] ?? '',
  );
  return checkPage(page).trim();
}

/** The page as it is, unless what was put in has brought along what no page may have: then without that. */
function checkPage(page: string): string {
  const checked = sanitizeHtml(page, PAGE_RULES);
  return checked === page || checked === sanitizeHtml(page, NO_RULES) ? page : checked;
}

/** A formula that is not set. */
function renderSource(source: string, isBlock: boolean): string {
  const text = escape(source).replaceAll('>', '&gt;');
  return isBlock ? `<pre class="formula"><code>${text}</code></pre>` : `<code class="formula">${text}</code>`;
}

/** A block of code: its language's name and its length are for the page's tools. */
function renderCode(token: Token, diagram?: DrawnDiagram | UndrawnDiagram): string {
  const { language, title, marks } = readCodeNotes(token);
  const label = findCodeLanguage(language)?.label ?? '';
  const lines = highlightCode(token.content.replace(/\n$/, ''), language).split('\n');
  const code = lines.map((line, place) => markLine(line, marks.get(place))).join('\n');
  const source = `<pre class="code" data-lang="${escape(label)}" data-lines="${lines.length}"><code>${code}</code></pre>`;
  const block = diagram && 'svg' in diagram ? renderDiagram(diagram, source) : source;
  return title
    ? `<figure data-title="${escape(title)}"><figcaption>${escape(title)}</figcaption>${block}</figure>`
    : block;
}

/** A diagram as a picture, in which nothing can run whatever it holds, above its source. */
function renderDiagram({ svg, name, width, height }: DrawnDiagram, source: string): string {
  const size = `width="${width}" height="${height}" loading="lazy" decoding="async"`;
  const picture = `<img class="zoom" src="data:image/svg+xml,${encodeURIComponent(svg)}" alt="${escape(name)}" ${size} />`;
  return `<div class="diagram"><p>${picture}</p><details><summary>图的源码</summary>${source}</details></div>`;
}

function markLine(line: string, mark: LineMark | undefined): string {
  return mark ? `<${mark}>${line}</${mark}>` : line;
}

function toRules({ anchors, resolveLink, resolvePicture, externalRel }: RenderContext): sanitizeHtml.IOptions {
  const keepId = (tagName: string, attribs: Attributes): Tag => {
    const { id, ...rest } = attribs;
    return { tagName, attribs: id !== undefined && anchors.has(id) ? { ...rest, id } : rest };
  };
  return {
    ...RULES,
    transformTags: {
      ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6', 'span', 'sup', 'li'].map((tag) => [tag, keepId])),
      // A page has one first heading: its title.
      h1: 'h2',
      b: 'strong',
      i: 'em',
      s: 'del',
      strike: 'del',
      center: () => ({ tagName: 'div', attribs: { class: 'align-center' } }),
      ...Object.fromEntries(['div', 'p', 'th', 'td'].map((tag) => [tag, alignByClass])),
      a: (_tag, attribs) => toLink(attribs, resolveLink, anchors, externalRel),
      img: (_tag, attribs) => toPicture(attribs, resolvePicture),
    },
  };
}

// Content security allows no styles in pages.
function alignByClass(tagName: string, attribs: Attributes): Tag {
  const { style = '', align = '', ...rest } = attribs;
  const side = /^(center|right)$/i.exec(align)?.[1] ?? /text-align:\s*(center|right)/i.exec(style)?.[1];
  return { tagName, attribs: side ? { ...rest, class: `align-${side.toLowerCase()}` } : rest };
}

function toLink(
  { href, title, id, name }: Attributes,
  resolve: RenderContext['resolveLink'],
  anchors: ReadonlySet<string>,
  externalRel = 'noopener nofollow',
): Tag {
  const place = id ?? name ?? '';
  if (href === undefined || href === '') return { tagName: 'span', attribs: anchors.has(place) ? { id: place } : {} };
  const link = resolve(href);
  if (link.href === undefined)
    return {
      tagName: 'span',
      attribs: link.isBroken ? { class: 'broken-link', title: '链接目标不存在' } : {},
    };
  return {
    tagName: 'a',
    attribs: {
      href: link.href,
      ...(title && { title }),
      ...(link.isExternal && { rel: externalRel }),
    },
  };
}

function toPicture(attribs: Attributes, resolve: RenderContext['resolvePicture']): Tag {
  const { src = '', alt = '', title } = attribs;
  const picture = resolve(src);
  if (picture) {
    const { url } = picture;
    const { width, height } = sizePicture(attribs, picture);
    return {
      tagName: 'img',
      attribs: {
        ...{ class: 'zoom', src: url, alt },
        ...(width > 0 && { width: String(width) }),
        ...(height > 0 && { height: String(height) }),
        ...{ loading: 'lazy', decoding: 'async' },
        ...(title && { title }),
      },
    };
  }
  const text = describeMissingPicture(alt);
  return { tagName: 'span', attribs: { class: 'missing-image', role: 'img', 'aria-label': text }, text };
}

/** What stands in the place of a picture that is not there. */
export function describeMissingPicture(alt: string): string {
  return /[^\s.]/.test(alt) && !/^(img|image)$/i.test(alt) ? `图片缺失：${alt}` : '图片缺失';
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
