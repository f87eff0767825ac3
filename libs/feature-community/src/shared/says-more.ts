import { toPlainText } from './to-plain-text';

/** Whether a summary says more than the beginning of its text, which it is where nobody wrote one. */
export function saysMore(summary: string, html: string): boolean {
  const [beginning = ''] = summary.split('…');
  return !withoutSpaces(toPlainText(html)).startsWith(withoutSpaces(beginning));
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}
