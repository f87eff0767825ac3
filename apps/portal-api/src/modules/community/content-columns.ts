import type { ContentText } from '@portal/api-contract/community';
import { renderContent } from './render-content';

const SUMMARY_LENGTH = 120;

/** Columns of an item that say what is in a text of it. */
export function toColumns(text: ContentText) {
  const { title, summary, cover, category, tags, audience, isAiMade, series, bounty, body } = text;
  return {
    ...{ title, summary: summary || summarize(body), cover, category, tags, audience, series, bounty },
    isAiMade: isAiMade ?? false,
  };
}

/** The beginning of a body, for lists. */
function summarize(body: string): string {
  const text = renderContent(body.slice(0, 2000)).text.replaceAll(/\s+/g, ' ').trim();
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH - 1)}…` : text;
}

/** Files that a text has: pictures, what is downloaded or played, and captions. */
export function listFileIds({ fileIds, fileId, captionsId }: ContentText): string[] {
  return [...new Set([...fileIds, ...[fileId, captionsId].filter((id) => id !== null)])];
}
