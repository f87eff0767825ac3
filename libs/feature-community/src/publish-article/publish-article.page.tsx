import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityWritingApi } from '@portal/data-access-api/community';
import { WritingPage } from '../writing/writing-page';
import { ArticleEditor } from './article-editor';

const data = pageData({ draftId: urlField.text(32) }, ({ query: { draftId } }) => ({
  draft: fetchFresh(communityWritingApi.endpoints.getContentDraft, draftId && { draftId }),
}));

export const page = definePage({ data, Page: PublishArticlePage });

/** Page on which an article is written, or an own one changed. */
function PublishArticlePage({ query, draft }: PageProps<typeof data>) {
  return <WritingPage draftId={query.values.draftId} draft={draft} Editor={ArticleEditor} />;
}
