import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page';
import { buildAnswer, buildDetail, buildPage, buildQuestion } from '../testing/sample-items';
import { page } from './question-detail.page';

const RIGHTS = {
  ...{ canClose: true, canMarkDuplicate: true, canReopen: false, canRaiseBounty: false, canInvite: false },
  maxBounty: 0,
};
const NO_COMMENTS = { ...buildPage([]), commentTotal: 0 };
const question = (values: Parameters<typeof buildDetail>[0] = {}) =>
  buildDetail({ ...buildQuestion(), html: '<p>少十几个点。</p>', outline: [], related: [], ...values });

const open = (
  values: Parameters<typeof buildDetail>[0] = {},
  answers = [buildAnswer()],
  responses: Parameters<typeof openPage>[2] = {},
) =>
  openPage(
    page,
    '/community/qaDetail/:file',
    { findContent: question(values), listAnswers: buildPage(answers), listComments: NO_COMMENTS, ...responses },
    { at: '/community/qaDetail/q1.html', isLoggedIn: 'getQuestionRights' in responses },
  );

describe('a question', () => {
  it('says how it stands and what it is about', async () => {
    open({ productCode: 'edge-gateway', productVersion: '2.3' });
    expect(await screen.findByRole('heading', { level: 1, name: /OPC UA/ })).toBeInTheDocument();
    expect(screen.getByText('有回答')).toBeInTheDocument();
    expect(screen.getByText('悬赏 50')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '相关产品' })).toHaveAttribute('href', '/product-detail/edge-gateway.html');
    expect(screen.getByRole('group', { name: '问题投票' })).toHaveTextContent('5');
  });

  it('shows the accepted answer as such', async () => {
    open({}, [buildAnswer({ isAccepted: true }), buildAnswer({ id: 'an2', html: '<p>换个版本。</p>' })]);
    const answers = await screen.findByRole('region', { name: '2 个回答' });
    const [first, second] = within(answers).getAllByRole('listitem');
    expect(first).toHaveTextContent('已采纳的回答');
    expect(first).toHaveTextContent('先看发布间隔。');
    expect(second).not.toHaveTextContent('已采纳');
  });

  it('shows whoever wrote it an answer that was hidden, and has others report it', async () => {
    open({}, [buildAnswer({ isMine: true, isHidden: true }), buildAnswer({ id: 'an2' })]);
    const answers = await screen.findByRole('region', { name: '2 个回答' });
    const [own, other] = within(answers).getAllByRole('listitem');
    if (!own || !other) throw new Error('There are two');
    expect(own).toHaveTextContent('已被隐藏，仅自己可见，修改后会重新审核');
    expect(within(own).queryByRole('button', { name: '举报' })).toBeNull();
    await userEvent.click(within(other).getByRole('button', { name: '举报' }));
    expect(await screen.findByRole('dialog', { name: '举报' })).toBeInTheDocument();
  });

  it('lets whoever asked accept an answer', async () => {
    const { respond, listBodies } = open({}, [buildAnswer({ canAccept: true })]);
    respond({ acceptAnswer: buildAnswer({ isAccepted: true, canAccept: true }) });
    await userEvent.click(await screen.findByRole('button', { name: '采纳' }));
    expect(listBodies('acceptAnswer')).toEqual([{ id: 'an1' }]);
  });

  it('that is closed takes no answer, and leads to the same one', async () => {
    open({
      question: { status: 4, bounty: 0 },
      duplicateOf: { title: '相同的问题', url: '/community/qaDetail/q0.html' },
      closedReason: '',
    });
    expect(await screen.findByText(/该问题与其他问题重复/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '相同的问题' })).toHaveAttribute('href', '/community/qaDetail/q0.html');
    expect(screen.queryByRole('button', { name: '写回答' })).toBeNull();
  });

  it('is closed by its asker, and marked as a duplicate by its number', async () => {
    const { listBodies } = open({}, [], {
      getQuestionRights: RIGHTS,
      ...{ closeQuestion: null, markDuplicateQuestion: null, getParticipation: [], saveVisit: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: '标记为重复' }));
    const address = await screen.findByRole('textbox', { name: /原问题的网址/ });
    await userEvent.type(address, '随便写写');
    await userEvent.click(screen.getByRole('button', { name: '标记' }));
    expect(await screen.findByText('请粘贴原问题的网址')).toBeInTheDocument();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://portal.example/miot/community/qaDetail/q0.html?from=a');
    await userEvent.click(screen.getByRole('button', { name: '标记' }));
    await waitFor(() => expect(listBodies('markDuplicateQuestion')).toEqual([{ mid: 'q1', originalId: 'q0' }]));
    await userEvent.click(screen.getByRole('button', { name: '关闭问题' }));
    const dialog = within(await screen.findByRole('dialog', { name: '关闭问题' }));
    await userEvent.type(dialog.getByRole('textbox'), '已经找到原因');
    await userEvent.click(dialog.getByRole('button', { name: '关闭问题' }));
    await waitFor(() => expect(listBodies('closeQuestion')).toEqual([{ mid: 'q1', reason: '已经找到原因' }]));
  });

  it('has its bounty raised by its asker, who reads what that means', async () => {
    const { listBodies, respond } = open({}, [], {
      getQuestionRights: { ...RIGHTS, canRaiseBounty: true, maxBounty: 120 },
      ...{ raiseBounty: null, getParticipation: [], saveVisit: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: '提高悬赏' }));
    const dialog = within(await screen.findByRole('dialog', { name: '提高悬赏' }));
    expect(dialog.getByText(/现在是 50 点。可设为 51 至 120 点/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /悬赏声望/ }), '5.5');
    await userEvent.click(dialog.getByRole('button', { name: '提高悬赏' }));
    expect(await dialog.findByText('请输入整数')).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox'));
    await userEvent.type(dialog.getByRole('textbox'), '100');
    respond({ findContent: question({ question: { status: 1, bounty: 100 } }) });
    await userEvent.click(dialog.getByRole('button', { name: '提高悬赏' }));
    await waitFor(() => expect(listBodies('raiseBounty')).toEqual([{ mid: 'q1', bounty: 100 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('悬赏 100')).toBeInTheDocument();
  });

  it('of somebody without reputation says so where a bounty is put up', async () => {
    open({ question: { status: 1, bounty: 0 } }, [], {
      getQuestionRights: { ...RIGHTS, canRaiseBounty: true },
      ...{ getParticipation: [], saveVisit: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: '设置悬赏' }));
    expect(await screen.findByText('您的声望不足，暂时不能提高。')).toBeVisible();
  });
});
