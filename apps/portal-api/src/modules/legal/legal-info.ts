import type { ItemReader } from '../../platform/content-items/item-info';
import { toPlainText } from '../../platform/search/item-entries';
import { findLegalDocument } from './legal.repository';

const MAX_SUMMARY = 160;

/** What the page of a legal document says of itself. */
export const readLegalInfo: ItemReader = async (orm, id) => {
  const row = await findLegalDocument(orm, id);
  return row ? [{ title: row.title, summary: readFirstParagraph(row.bodyHtml) }] : [];
};

function readFirstParagraph(html: string): string {
  return toPlainText(/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '').slice(0, MAX_SUMMARY);
}
