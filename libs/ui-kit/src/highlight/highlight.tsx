import { Fragment } from 'react';

/** Props of `Highlight`. */
export interface HighlightProps {
  /** Escaped HTML in which `<em>` alone is markup, as the search answers it. */
  readonly text: string;
}

const MARK = /(<\/?em>)/;

/** Text with its hits marked. It is taken apart and never given to the HTML parser: nothing but `<em>` can come of it. */
export function Highlight({ text }: HighlightProps) {
  let isHit = false;
  return text.split(MARK).map((part, index) => {
    if (MARK.test(part)) {
      isHit = part === '<em>';
      return null;
    }
    const plain = unescapeHtml(part);
    return isHit ? <em key={index}>{plain}</em> : <Fragment key={index}>{plain}</Fragment>;
  });
}

/** The text alone, without marks. */
export function toPlainText(text: string): string {
  return unescapeHtml(text.replaceAll(/<\/?em>/g, ''));
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LAST_CODE_POINT = 0x10ffff;

function unescapeHtml(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (entity, hex, decimal, name: string) => {
    if (name) return NAMED[name] ?? entity;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
  });
}
