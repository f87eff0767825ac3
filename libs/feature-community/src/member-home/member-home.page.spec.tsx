import { SAMPLE_BRAND } from '@portal/data-access-api/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../testing/open-page';
import { buildPage, buildPerson } from '../testing/sample-items';
import { page } from './member-home.page';

const home = {
  ...{ person: buildPerson(), bio: '做了十年网关。', joinedAt: '2025-03-02T08:00:00+08:00', reputation: 620 },
  ...{ levelLabel: '资深成员', works: { article: 4, material: 0, video: 0, question: 1, answer: 9 } },
  ...{ accepted: 5, likes: 12_300, followers: 88, following: 12, isMe: false, followed: false },
  blocked: 'none' as const,
};
const work = {
  ...{
    targetType: 'content' as const,
    targetId: 'a1',
    mainType: 5 as const,
    title: '断网续传的三个坑',
    excerpt: '先算一天的量',
  },
  ...{ url: '/community/blogArticleDetail/a1.html', author: null, isGone: false, at: '2026-11-20T09:30:00+08:00' },
  counts: {
    ...{ likes: 36, upvotes: 0, downvotes: 0, score: 0, comments: 4 },
    ...{ answers: 0, collects: 9, follows: 0, shares: 2 },
  },
};

const open = (at: string, isLoggedIn?: boolean) =>
  openPage(
    page,
    '/community/userHomePage',
    { getCommunityHome: home, listCommunityWorks: buildPage([work]) },
    { at, isLoggedIn },
  );

it('shows who a member is and what they have done', async () => {
  open('/community/userHomePage?userCode=u-lin');
  expect(await screen.findByRole('heading', { level: 1, name: /^林工/ })).toBeInTheDocument();
  expect(screen.getByText('LV3 资深成员')).toBeInTheDocument();
  expect(screen.getByText('1.2 万')).toBeInTheDocument();
  const tabs = screen.getByRole('navigation', { name: '作品类型' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['动态', '文章 4', '提问 1', '回答 9']);
  expect(screen.getByRole('list', { name: '作品' })).toHaveTextContent('断网续传的三个坑');
});

it('offers to block to those who are logged in', async () => {
  open('/community/userHomePage?userCode=u-lin', true);
  expect(await screen.findByRole('combobox', { name: '屏蔽' })).toHaveValue('none');
});

it('is nothing without a name', () => {
  const find = (query: string) =>
    page.item?.({ brand: SAMPLE_BRAND, searchParams: new URLSearchParams(query), params: {} });
  expect(find('')).toBeNull();
  expect(find('userCode=u-lin')).toEqual(expect.any(Function));
});
