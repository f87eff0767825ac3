import type { ResolvedLink, ServedPicture } from './reference-resolver';

const FENCE = /^\s*(?:>\s*)*(`{3,}|~{3,})/;

/** Puts the portal's URLs into a page's Markdown; what stands in code blocks stays as it is. */
export function rewriteReferences(
  body: string,
  links: ReadonlyMap<string, ResolvedLink>,
  pictures: ReadonlyMap<string, ServedPicture | undefined>,
): string {
  const urls = new Map<string, string>();
  for (const [target, { href }] of links) if (href !== undefined && href !== target) urls.set(target, href);
  for (const [target, picture] of pictures) if (picture) urls.set(target, picture.url);
  if (urls.size === 0) return body;
  const replace = (target: string) => urls.get(target) ?? urls.get(encode(target)) ?? target;
  let fence = '';
  return body
    .split('\n')
    .map((line) => {
      const mark = FENCE.exec(line)?.[1] ?? '';
      if (fence) {
        if (mark.startsWith(fence)) fence = '';
        return line;
      }
      fence = mark;
      return line
        .replaceAll(
          /(\]\()(<?)([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)(>?)/g,
          (_all, start: string, open: string, target: string, end: string) => `${start}${open}${replace(target)}${end}`,
        )
        .replace(/^(\s*\[[^\]]+\]:\s*)(\S+)/, (_all, start: string, target: string) => start + replace(target))
        .replaceAll(
          /\b((?:href|src)\s*=\s*["'])([^"']+)/gi,
          (_all, start: string, target: string) => start + replace(target),
        );
    })
    .join('\n');
}

/** Targets are known by the form that the parser gives them. */
function encode(target: string): string {
  try {
    return encodeURI(decodeURI(target));
  } catch {
    return target;
  }
}
