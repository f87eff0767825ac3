/** What a page's head says, as the server sent it. */
export interface PageHead {
  readonly title: string;
  readonly canonical: string;
  /** Contents of meta tags by name or property. */
  readonly meta: Readonly<Record<string, string>>;
  /** Nodes of all structured data of the page. */
  readonly data: readonly StructuredNode[];
}

/** A node of structured data; its other fields depend on its kind. */
export interface StructuredNode {
  readonly '@type': string;
}

/** Reads the head of a document. Throws where structured data are no JSON. */
export function readPageHead(html: string): PageHead {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const metaTags = html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g);
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    title: decodeText(title),
    canonical: decodeText(canonical),
    meta: Object.fromEntries([...metaTags].map(([, name = '', content = '']) => [name, decodeText(content)])),
    data: [...scripts].flatMap(([, json = '']) => {
      const data = JSON.parse(json) as StructuredNode & { readonly '@graph'?: readonly StructuredNode[] };
      return data['@graph'] ?? [data];
    }),
  };
}

/** Text of an attribute or element. */
export function decodeText(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
