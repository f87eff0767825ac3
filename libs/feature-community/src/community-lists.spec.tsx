import { clearSession, writeSession } from '@portal/data-access-api';
import { runLoader } from '@portal/data-access-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page as articles } from './article-list/article-list.page';
import { page as questions } from './question-list/question-list.page';
import { openPage } from './testing/open-page';
import { buildItem, buildPage, buildQuestion } from './testing/sample-items';

const NOBODY = {
  ...{ likes: 0, upvotes: 0, downvotes: 0, score: 0, comments: 0, answers: 0, collects: 0, follows: 0, shares: 0 },
};

const readInput = async (page: typeof articles, query: string) =>
  (await runLoader(page, query)).find(({ name }) => name === 'listContent')?.body;

afterEach(clearSession);

describe('articles', () => {
  it.each([
    ['', { sort: 'recommended', pageNo: 1 }],
    [
      'category=edge&tag=网关&keyword=断网&sort=newest&page=3',
      { category: 'edge', tag: '网关', keyword: '断网', sort: 'newest', pageNo: 3 },
    ],
    ['category=other&sort=followed', { sort: 'recommended', pageNo: 1 }],
  ])('are asked for by %j', async (query, input) =>
    expect(await readInput(articles, query)).toEqual({ mainTypes: [5], pageSize: 20, ...input }),
  );

  it('are listed under their number', async () => {
    openPage(articles, '/community/blogArticle', { listContent: buildPage([buildItem()]) });
    expect(await screen.findByText('1', { selector: 'strong' })).toBeInTheDocument();
    const list = screen.getByRole('list', { name: '文章' });
    expect(within(list).getByText('精选')).toBeInTheDocument();
  });

  it('of a tag say so, and where there are none the filters can be dropped', async () => {
    openPage(
      articles,
      '/community/blogArticle',
      { listContent: buildPage([]) },
      { at: '/community/blogArticle?tag=%E7%BD%91%E5%85%B3' },
    );
    expect(await screen.findByRole('link', { name: '清空筛选' })).toHaveAttribute('href', '/community/blogArticle');
    expect(screen.getByRole('heading', { level: 1, name: '文章 · 网关' })).toBeInTheDocument();
  });

  it('of a tag let readers follow it', async () => {
    writeSession('token', { account: 'zhang', userCode: 'u1' });
    const mine = { liked: false, vote: 0, collected: false, followed: false } as const;
    const target = { targetType: 'tag', targetId: '网关' } as const;
    const { listBodies } = openPage(
      articles,
      '/community/blogArticle',
      {
        listContent: buildPage([buildItem()]),
        getParticipation: [{ ...target, counts: NOBODY, mine }],
        followTarget: { counts: { ...NOBODY, follows: 1 }, mine: { ...mine, followed: true } },
      },
      { at: '/community/blogArticle?tag=%E7%BD%91%E5%85%B3', isLoggedIn: true },
    );
    await userEvent.click(await screen.findByRole('button', { name: '关注 标签 网关' }));
    expect(await screen.findByRole('button', { name: '已关注 标签 网关' })).toHaveAttribute('aria-pressed', 'true');
    expect(listBodies('followTarget')).toEqual([target]);
  });
});

describe('questions', () => {
  it.each([
    ['', { sort: 'newest' }],
    ['tab=unanswered', { sort: 'newest', question: 'unanswered' }],
    ['tab=bounty', { sort: 'newest', question: 'bounty' }],
    ['tab=hot', { sort: 'hot' }],
  ])('are asked for by %j', async (query, input) =>
    expect(await readInput(questions, query)).toEqual({ mainTypes: [4], pageNo: 1, pageSize: 20, ...input }),
  );

  it('say how they stand', async () => {
    openPage(questions, '/community/qa', {
      listContent: buildPage([
        buildQuestion(),
        buildQuestion({ mid: 'q2', title: '网关时钟怎么对', question: { status: 3, bounty: 0 } }),
      ]),
    });
    const list = await screen.findByRole('list', { name: '问题' });
    expect(list).toHaveTextContent('2回答');
    expect(list).toHaveTextContent('悬赏 50');
    expect(list).toHaveTextContent('2已采纳');
    expect(within(list).getByRole('link', { name: '网关时钟怎么对' })).toBeInTheDocument();
  });
});
