import type { PageModule } from '@portal/data-access-api';
import { type OnStub, type PageOptions, renderPage as renderOnPath } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';

export { runLoader, SAMPLE_BRAND as brand } from '@portal/data-access-api/testing';

/** A user's profile. */
export const profile = buildProfile({ account: 'demo', userCode: 'U1', industry: '食品饮料' });

/** What the calls around a form answer. */
export const visitorResponses: StubResponses = {
  getUserProfile: profile,
  getPublicKey: { keyId: 'k1', publicKey: 'unused' },
};

/** Renders a page on a stubbed API, for a visitor unless told otherwise. */
export function renderPage(page: Pick<PageModule, 'Page'>, options: PageOptions, responses: StubResponses): OnStub {
  return renderOnPath(page, { isLoggedIn: false, ...options }, responses);
}

/** Structured data on the page by its kind. */
export function findStructuredData(type: string): Record<string, unknown> | undefined {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    .find((data) => data['@type'] === type);
}
