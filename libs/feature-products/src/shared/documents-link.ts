import type { ProductCard } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { DOCUMENTS_HASH } from './section-ids';

/** Where a product's documents are: its manual in the document center, or what its page offers for download. On that page itself `productRoute` is empty. */
export function getDocumentsLink({ documentId, productRoute }: Pick<ProductCard, 'documentId' | 'productRoute'>) {
  return documentId === null
    ? { text: '资料下载', href: `${productRoute}#${DOCUMENTS_HASH}` }
    : { text: '文档', href: paths.documentContent.href(undefined, { id: documentId }) };
}
