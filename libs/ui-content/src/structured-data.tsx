import { useState, useSyncExternalStore } from 'react';

/**
 * Structured data of a page for search engines (schema.org, JSON-LD). It is data: nothing in it runs. It belongs to the
 * document as the server sent it, and stays as it is: trusted types forbid React to make or change such an element, also
 * where a page is opened by a click or has news.
 */
export function StructuredData({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const [isPartOfDocument] = useState(useMayBeMade());
  const [json] = useState(() => toJson(data));
  if (!isPartOfDocument) return null;
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

function toJson(data: Readonly<Record<string, unknown>>): string {
  // `<` would end the element from inside a text.
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);
}
