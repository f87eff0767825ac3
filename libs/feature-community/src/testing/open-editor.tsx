import type { ContentDraft } from '@portal/api-contract/community';
import { type PageModule, personInfoLoaded } from '@portal/data-access-api';
import type { StubResponses } from '@portal/testing';
import { act } from '@testing-library/react';
import { openPage } from './open-page';

/** What an editor is about, and where it is opened. */
export interface OpenedEditor {
  readonly path: string;
  /** URL with the draft; the path by itself where none is given. */
  readonly at: string;
  readonly draft: ContentDraft;
}

/** Opens an editor as somebody who is logged in; the check has nothing against what they write. */
export function openEditor(
  page: Pick<PageModule, 'Page'>,
  { path, at, draft }: OpenedEditor,
  responses: StubResponses = {},
) {
  const shown = openPage(
    page,
    path,
    {
      ...{ getContentDraft: draft, renderContent: { html: '<p>预览</p>', outline: [], readingMinutes: 1 } },
      precheckContent: { ok: true, hits: [], links: 0, pictures: 0, maxLinks: 5, maxPictures: 10 },
      saveContentDraft: { draftId: draft.draftId, savedAt: '2026-11-20T09:31:00+08:00', version: 2 },
      ...responses,
    },
    { at, isLoggedIn: true },
  );
  act(() => void shown.store.dispatch(personInfoLoaded({ account: 'zhang', userCode: 'u-zhang' } as never)));
  return shown;
}
