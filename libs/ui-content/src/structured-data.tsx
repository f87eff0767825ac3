import { useState, useSyncExternalStore } from 'react';

/**
 * Structured data of a page for search engines (schema.org, JSON-LD). It is data: nothing in it runs. It belongs to the
 * document as the server sent it; where a page is opened by a click, trusted types forbid React to make such an element.
 */
export function StructuredData({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const [isPartOfDocument] = useState(useMayBeMade());
  if (!isPartOfDocument) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // `<` would end the element from inside a text.
  const json = text.replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Whether this is the server's document, also while it is taken over, or a browser without trusted types. */
function useMayBeMade(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => !('trustedTypes' in globalThis),
    () => true,
  );
}
