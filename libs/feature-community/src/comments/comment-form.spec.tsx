import { clearSession, writeSession } from '@portal/data-access-api';
import { renderOnStub } from '@portal/data-access-api/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildComment, buildPerson } from '../testing/sample-items';
import { CommentForm } from './comment-form';

beforeEach(() => writeSession('token', { account: 'zhang', userCode: 'u1' }));
afterEach(clearSession);

it('offers members where an @ is typed, and sends the name of the one that is chosen', async () => {
  const { listBodies } = renderOnStub(
    <CommentForm target={{ targetType: 'content', targetId: 'a1' }} />,
    { suggestMembers: [buildPerson({ userCode: 'u-zhou', nickname: '周师傅' })], saveComment: buildComment() },
    { isLoggedIn: true },
  );
  const text = screen.getByRole('textbox', { name: /发表评论/ });
  await userEvent.type(text, '请@周');
  expect(await screen.findByRole('option', { name: /周师傅/ })).toHaveAttribute('aria-selected', 'true');
  expect(text).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: '成员' }).id);
  await userEvent.keyboard('{Enter}看看');
  expect(text).toHaveValue('请@周师傅 看看');
  await userEvent.click(screen.getByRole('button', { name: '发表评论' }));
  await waitFor(() => expect(listBodies('saveComment')).toMatchObject([{ text: '请@周师傅 看看', targetId: 'a1' }]));
});
