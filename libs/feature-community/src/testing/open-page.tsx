import type { PageModule } from '@portal/data-access-api';
import { type OnStubOptions, renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { buildPage, buildPerson, buildQuestion } from './sample-items';

/** What the columns beside lists, and editors, ask for. */
export const ASIDE: StubResponses = {
  listCommunityCategories: [{ category: 'edge', name: '数采与边缘', total: 12 }],
  listCommunityTags: [{ name: '边缘网关', total: 8 }],
  listCommunityRank: [{ person: buildPerson(), gained: 45, reputation: 620 }],
  listNews: { list: [], total: 0, pageNo: 1, pageSize: 3 },
  listContent: buildPage([buildQuestion()]),
  getUserProfile: buildProfile(),
};

/** Renders a page of the community at a URL. */
export function openPage(
  page: Pick<PageModule, 'Page'>,
  path: string,
  responses: StubResponses,
  { at = path, ...options }: OnStubOptions & { readonly at?: string } = {},
) {
  return renderPage(page, { path, at, ...options }, { ...ASIDE, ...responses });
}
