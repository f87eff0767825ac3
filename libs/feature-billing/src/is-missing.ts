/** Whether nothing of the reader's is what a URL names: it names nothing, or the server knows of no such thing. */
export function isMissing(id: string | undefined, error: { readonly code?: string } | undefined): boolean {
  return !id || ['400', '404', '422'].includes(error?.code ?? '');
}
