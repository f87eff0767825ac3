import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page';
import { buildAnswer, buildDetail, buildPage, buildPerson, buildQuestion } from '../testing/sample-items';
import { page } from './question-detail.page';

const AT = '2026-11-20T09:30:00+08:00';
const lin = buildPerson();
const zhou = buildPerson({ userCode: 'u-zhou', nickname: '周师傅' });
const RIGHTS = {
  ...{ canClose: false, canMarkDuplicate: false, canReopen: false, canRaiseBounty: false, canInvite: true },
  maxBounty: 0,
};
const invitation = { person: zhou, at: AT, isAnswered: true, isMine: false };
const found = { invited: [invitation], suggested: [{ person: lin, answers: 4, accepted: 2 }], left: 3, reason: '' };

const open = async (responses: Parameters<typeof openPage>[2] = {}) => {
  const opened = openPage(
    page,
    '/community/qaDetail/:file',
    {
      findContent: buildDetail({ ...buildQuestion(), outline: [], related: [] }),
      ...{ listAnswers: buildPage([buildAnswer()]), listComments: { ...buildPage([]), commentTotal: 0 } },
      ...{ getQuestionRights: RIGHTS, getParticipation: [], saveVisit: null, listInvitations: found },
      ...responses,
    },
    { at: '/community/qaDetail/q1.html', isLoggedIn: true },
  );
  await userEvent.click(await screen.findByRole('button', { name: '邀请回答' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: '邀请回答' })) };
};

describe('an invitation to answer', () => {
  it('goes to somebody who knows the subject, who is shown as invited then', async () => {
    const { dialog, listBodies, respond } = await open({
      inviteToAnswer: { ...invitation, person: lin, isMine: true },
    });
    const suggested = await dialog.findByRole('list', { name: '推荐邀请' });
    expect(suggested).toHaveTextContent('林工LV3 · 4 个好回答 · 2 个被采纳');
    expect(dialog.getByText(/还可以邀请 3 人/)).toBeVisible();
    expect(dialog.getByRole('list', { name: '已邀请' })).toHaveTextContent('周师傅LV3 · 由其他成员邀请已回答');
    const mine = { ...invitation, person: lin, isAnswered: false, isMine: true };
    respond({ listInvitations: { invited: [mine, invitation], suggested: [], left: 2, reason: '' } });
    await userEvent.click(within(suggested).getByRole('button', { name: '邀请 林工' }));
    expect(listBodies('inviteToAnswer')).toEqual([{ mid: 'q1', userCode: 'u-lin' }]);
    expect(await dialog.findByText('已邀请 2 人')).toBeVisible();
    expect(dialog.getByRole('list', { name: '已邀请' })).toHaveTextContent('林工LV3 · 由你邀请已邀请');
    expect(dialog.getByRole('status')).toHaveTextContent('已邀请 林工');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveFocus());
  });

  it('says why it was rejected', async () => {
    const { dialog } = await open({ inviteToAnswer: { error: { status: 409, msg: '对方已回答该问题' } } });
    await userEvent.click(await dialog.findByRole('button', { name: '邀请 林工' }));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('对方已回答该问题'));
    const button = dialog.getByRole('button', { name: '邀请 林工' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(button).toHaveFocus();
  });

  it('says where nobody is left to be invited, and why where nobody may be', async () => {
    const { dialog, respond } = await open({ listInvitations: { invited: [], suggested: [], left: 2, reason: '' } });
    expect(await dialog.findByText('暂时没有可以推荐的人。')).toBeVisible();
    const reason = '您今天的邀请已达到3次，请明天再来';
    respond({ listInvitations: { invited: [], suggested: [], left: 0, reason } });
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }));
    await userEvent.click(screen.getByRole('button', { name: '邀请回答' }));
    expect(await screen.findByText(`${reason}。`)).toBeVisible();
  });

  it('says that it could not be read', async () => {
    const { dialog } = await open({ listInvitations: { error: { status: 503, msg: '服务暂时不可用' } } });
    expect(await dialog.findByRole('button', { name: /重试/ })).toBeVisible();
  });
});
