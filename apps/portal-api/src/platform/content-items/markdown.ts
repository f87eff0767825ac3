import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { joinChineseLines } from '../markdown/chinese-lines';

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });
joinChineseLines(markdown);

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'strong', 'em', 'del', 'code', 'pre'],
    ...['a', 'img', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Pictures of other sites would tell them who reads this one.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?!\/)/.test(attribs['src'] ?? ''),
  transformTags: {
    // A page has one first heading: its title.
    h1: 'h2',
    s: 'del',
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https:/i.test(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener nofollow' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs['alt'] ?? '', loading: 'lazy' } }),
  },
};

/**
 * Renders Markdown to HTML that is safe to show: elements of text alone, no styles, classes, ids or scripts, pictures
 * of this site only (security: H24).
 */
export function renderMarkdown(text: string): string {
  return sanitizeHtml(markdown.render(text), ALLOWED).trim();
}
