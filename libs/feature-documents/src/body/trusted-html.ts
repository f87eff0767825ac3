interface HtmlPolicy {
  createHTML(html: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/**
 * The one way for HTML into a page that is opened by a click: what the API has sanitized as the body of a document.
 * The content security policy allows this policy by its name. Where browsers know no trusted types, and on the server,
 * HTML is a text.
 */
export function trustDocumentHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('portal-documents', { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}
