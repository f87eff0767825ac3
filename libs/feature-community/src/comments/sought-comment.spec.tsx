import type { StubResponses } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page as article } from '../article-detail/article-detail.page';
import { page as question } from '../question-detail/question-detail.page';
import { openPage } from '../testing/open-page';
import { buildAnswer, buildComment, buildDetail, buildPage, buildQuestion } from '../testing/sample-items';

const COMMENT = '11111111-1111-4111-8111-111111111111';
const REPLY = '22222222-2222-4222-8222-222222222222';
const ANSWER = '33333333-3333-4333-8333-333333333333';
const AWAY = '44444444-4444-4444-8444-444444444444';

const reply = buildComment({ id: REPLY, parentId: COMMENT, text: '换成屏蔽线就好了', mentions: [] });
const comments = {
  ...buildPage([buildComment({ id: COMMENT, replyTotal: 9, replies: [reply] })]),
  ...{ total: 45, pageNo: 2, commentTotal: 60 },
};
const first = { sort: 'hot', pageNo: 1, pageSize: 20 };
const onArticle = { targetType: 'content', targetId: 'a1' };

const openArticle = (query: string, responses: Parameters<typeof openPage>[2] = { listComments: comments }) =>
  openPage(
    article,
    '/community/blogArticleDetail/:file',
    { findContent: buildDetail(), ...responses },
    { at: `/community/blogArticleDetail/a1.html${query}` },
  );

describe('an address that leads to a comment', () => {
  it('opens the page that it stands on, and marks it, of either level', async () => {
    const { listBodies } = openArticle(`?comment=${REPLY}`);
    const section = await screen.findByRole('region', { name: /^评论/ });
    const sought = (await within(section).findByText('换成屏蔽线就好了')).closest('article');
    expect(sought).toHaveAttribute('id', `comment-${REPLY}`);
    expect(sought).toHaveAttribute('data-sought', 'true');
    expect(section.querySelectorAll('[data-sought]')).toHaveLength(1);
    expect(section).toHaveTextContent('第 2 / 3 页');
    expect(listBodies('listComments')).toEqual([{ ...onArticle, ...first, commentId: REPLY }]);
    expect(screen.queryByText(/已删除或不可见/)).not.toBeInTheDocument();
    await userEvent.click(within(section).getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(listBodies('listComments').at(-1)).toEqual({ ...onArticle, ...first, pageNo: 3 }));
  });

  it('says that it is gone, until the reader turns to something else', async () => {
    openArticle(`?comment=${AWAY}`);
    const section = await screen.findByRole('region', { name: /^评论/ });
    expect(await within(section).findByText('您要看的评论已删除或不可见')).toHaveAttribute('role', 'status');
    expect(section.querySelector('[data-sought]')).toBeNull();
    await userEvent.click(within(section).getByRole('button', { name: '上一页' }));
    await waitFor(() => expect(screen.queryByText('您要看的评论已删除或不可见')).not.toBeInTheDocument());
  });

  it('asks for nothing where it names what is no comment', async () => {
    const { listBodies } = openArticle('?comment=1%27or');
    await screen.findByRole('region', { name: /^评论/ });
    await waitFor(() => expect(listBodies('listComments')).toEqual([{ ...onArticle, ...first }]));
  });
});

describe('an address that leads to an answer', () => {
  const open = (query: string) =>
    openPage(
      question,
      '/community/qaDetail/:file',
      {
        findContent: buildDetail({ ...buildQuestion(), outline: [], related: [] }),
        listAnswers: { ...buildPage([buildAnswer({ id: ANSWER }), buildAnswer({ id: 'an2' })]), total: 30, pageNo: 2 },
        listComments: comments,
      },
      { at: `/community/qaDetail/q1.html${query}` },
    );

  it('opens the page that it stands on, and marks it', async () => {
    const { listBodies } = open(`?answer=${ANSWER}`);
    const answers = await screen.findByRole('region', { name: '30 个回答' });
    const [sought, other] = within(answers).getAllByRole('listitem');
    expect(sought).toHaveAttribute('data-sought', 'true');
    expect(other).not.toHaveAttribute('data-sought');
    expect(within(answers).getByRole('button', { name: '上一页回答' })).toBeInTheDocument();
    expect(within(answers).queryByRole('button', { name: '下一页回答' })).not.toBeInTheDocument();
    expect(listBodies('listAnswers')).toEqual([
      { questionId: 'q1', sort: 'accepted', pageNo: 1, pageSize: 20, answerId: ANSWER },
    ]);
  });

  it('opens the comments of the answer where it leads to one of them', async () => {
    const { listBodies } = open(`?answer=${ANSWER}&comment=${COMMENT}`);
    const answers = await screen.findByRole('region', { name: '30 个回答' });
    const section = await within(answers).findByRole('region', { name: /^评论/ });
    const sought = (await within(section).findByText(/也遇到过/)).closest('article');
    expect(sought).toHaveAttribute('data-sought', 'true');
    expect(listBodies('listComments')).toEqual([
      { targetType: 'content', targetId: 'q1', ...first },
      { targetType: 'answer', targetId: ANSWER, ...first, commentId: COMMENT },
    ]);
  });

  it('says that it is gone', async () => {
    open(`?answer=${AWAY}`);
    expect(await screen.findByText('您要看的回答已删除或不可见')).toBeInTheDocument();
  });
});

describe('an address that names a comment or an answer by its hash alone', () => {
  const scrollIntoView = jest.fn();
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
    scrollIntoView.mockClear();
  });
  const answerPlace = `/community/qaDetail/q1.html?answer=${ANSWER}&comment=${COMMENT}#answer-${ANSWER}`;
  const elsewhere = { ...buildPage([buildComment()]), commentTotal: 60 };
  const openQuestion = (hash: string, place: NonNullable<StubResponses['getTargetPlace']>) =>
    openPage(
      question,
      '/community/qaDetail/:file',
      {
        findContent: buildDetail({ ...buildQuestion(), outline: [], related: [] }),
        listAnswers: { ...buildPage([buildAnswer({ id: ANSWER })]), total: 30, pageNo: 2 },
        ...{ listComments: elsewhere, getTargetPlace: place },
      },
      { at: `/community/qaDetail/q1.html${hash}` },
    );

  it('opens the page of the comments that it stands on', async () => {
    const { listBodies, respond } = openArticle(`#comment-${REPLY}`, {
      ...{ listComments: elsewhere },
      ...{ getTargetPlace: { url: `/community/blogArticleDetail/a1.html?comment=${REPLY}#comment-${REPLY}` } },
    });
    respond({ listComments: comments });
    const sought = (await screen.findByText('换成屏蔽线就好了')).closest('article');
    await waitFor(() => expect(sought).toHaveAttribute('data-sought', 'true'));
    expect(scrollIntoView).toHaveBeenCalled();
    expect(listBodies('listComments').at(-1)).toEqual({ ...onArticle, ...first, commentId: REPLY });
  });

  it('opens an answer, and the comments of one', async () => {
    const { listBodies } = openQuestion(`#comment-${COMMENT}`, { url: answerPlace });
    await waitFor(() =>
      expect(listBodies('listAnswers').at(-1)).toEqual({
        ...{ questionId: 'q1', sort: 'accepted', pageNo: 1, pageSize: 20, answerId: ANSWER },
      }),
    );
    await waitFor(() =>
      expect(listBodies('listComments').at(-1)).toEqual({
        ...{ targetType: 'answer', targetId: ANSWER, ...first, commentId: COMMENT },
      }),
    );
  });

  it('says that it is gone where nothing is shown', async () => {
    openQuestion(`#answer-${AWAY}`, { error: { status: 404, msg: '内容不存在或已下架' } });
    expect(await screen.findByText('您要看的回答已删除或不可见')).toBeInTheDocument();
  });

  it('says nothing of the kind where it could not be asked', async () => {
    const { listCalls } = openQuestion(`#answer-${AWAY}`, { error: { status: 503, msg: '服务暂时不可用' } });
    await waitFor(() => expect(listCalls('getTargetPlace')).not.toEqual([]));
    await screen.findByRole('region', { name: '30 个回答' });
    await act(async () => {});
    expect(screen.queryByText('您要看的回答已删除或不可见')).not.toBeInTheDocument();
  });

  it('leads to another item where it stands there', async () => {
    openArticle(`#answer-${ANSWER}`, { listComments: comments, getTargetPlace: { url: answerPlace } });
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(answerPlace));
  });

  it('asks for nothing where it names something else', async () => {
    const { listBodies } = openArticle('#comments', { listComments: comments });
    await screen.findByRole('region', { name: /^评论/ });
    await waitFor(() => expect(listBodies('listComments')).toEqual([{ ...onArticle, ...first }]));
  });
});
