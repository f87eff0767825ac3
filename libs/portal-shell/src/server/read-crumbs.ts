/** A step of a breadcrumb; the page itself has no URL. */
export interface ReadCrumb {
  readonly name: string;
  readonly href: string | undefined;
}

const BREADCRUMB = /<nav aria-label="面包屑"[^>]*><ol>(.*?)<\/ol>/s;
const STEP = /<li>(?:<a [^>]*?href="([^"]*)"[^>]*>|<span[^>]*>)([^<]*)</g;

/**
 * Steps of the breadcrumb of a rendered page, none where it has none. They are read from the markup so that every page
 * says them once, and what search engines are told is what visitors see.
 */
export function readCrumbs(markup: string): readonly ReadCrumb[] {
  const [, steps = ''] = BREADCRUMB.exec(markup) ?? [];
  return [...steps.matchAll(STEP)].map(([, href, name = '']) => ({
    name: decodeText(name),
    href: href === undefined ? undefined : decodeText(href),
  }));
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };

function decodeText(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|#x27|amp);/g, (_entity, name: string) => ENTITIES[name] ?? '');
}
