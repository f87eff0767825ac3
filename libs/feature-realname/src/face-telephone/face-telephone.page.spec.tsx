import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './face-telephone.page';

const open = (responses: StubResponses) =>
  renderPage(page, { path: '/face-telephone', at: '/face-telephone?ticket=code' }, responses);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('takes the code, and says what a face would', async () => {
  const { respond, listBodies, calls } = open({ playTelephone: { state: 1, ticket: 'token', name: '**安' } });
  expect(calls).toEqual([]);
  await press('我是本人，开始刷脸');
  expect(await screen.findByText('请确认由 **安 本人操作')).toBeVisible();
  respond({ playTelephone: { state: 2, ticket: 'token', name: '**安' } });
  await press('人脸一致');
  expect(await screen.findByText('刷脸成功，请回到原页面继续')).toBeVisible();
  expect(listBodies('playTelephone')).toEqual([
    { act: 'scan', ticket: 'code' },
    { act: 'pass', ticket: 'token' },
  ]);
});

it('says that a code is used up', async () => {
  open({ playTelephone: { error: { status: 404, msg: '二维码已失效，请在电脑上重新获取' } } });
  await press('我是本人，开始刷脸');
  expect(await screen.findByText('二维码已失效，请在电脑上重新获取')).toBeVisible();
});
