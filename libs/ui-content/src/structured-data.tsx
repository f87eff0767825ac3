/** Structured data of a page for search engines (schema.org, JSON-LD). It is data: nothing in it runs. */
export function StructuredData({ data }: { readonly data: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // `<` would end the element from inside a text.
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text.replaceAll('<', String.raw`\u003c`) }} />
  );
}
