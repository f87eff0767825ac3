import { CONTENT_KIND, type ContentDraft } from '@portal/api-contract/community';
import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityWritingApi } from '@portal/data-access-api/community';
import { WritingPage } from '../writing/writing-page';
import { MaterialEditor } from './material-editor';
import { VideoEditor } from './video-editor';

const data = pageData(
  { draftId: urlField.text(32), kind: urlField.choice(['material', 'video']) },
  ({ query: { draftId } }) => ({
    draft: fetchFresh(communityWritingApi.endpoints.getContentDraft, draftId && { draftId }),
  }),
);

export const page = definePage({ data, Page: PublishMaterialPage });

/** Page on which a material or a video is published, or an own one changed. */
function PublishMaterialPage({ query, draft }: PageProps<typeof data>) {
  const { draftId, kind } = query.values;
  const isVideo = (stored: ContentDraft | undefined) =>
    stored ? stored.mainType === CONTENT_KIND.video : kind === 'video';
  return (
    <WritingPage
      key={kind}
      draftId={draftId}
      draft={draft}
      Editor={isVideo(draft.data) ? VideoEditor : MaterialEditor}
    />
  );
}
