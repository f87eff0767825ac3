import { renderPage } from '@portal/data-access-api/testing';
import type { StubResponses } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './face-telephone.page';

const open = (responses: StubResponses, query = 'ticket=code') =>
  renderPage(page, { path: '/face-telephone', at: `/face-telephone?${query}` }, responses);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('takes the code, says what a face would, and comes back as from a provider', async () => {
  const scanned = { state: 1, ticket: 'token', returnTicket: '', name: '**安' } as const;
  const { respond, listBodies, calls } = open({ playTelephone: scanned, returnFromFace: { state: 2 } });
  expect(calls).toEqual([]);
  await press('我是本人，开始刷脸');
  expect(await screen.findByText('请确认由 **安 本人操作')).toBeVisible();
  respond({ playTelephone: { ...scanned, state: 2, returnTicket: 'face.signature' } });
  await press('人脸一致');
  expect(await screen.findByText('刷脸成功，请回到原页面继续')).toBeVisible();
  expect(listBodies('playTelephone')).toEqual([
    { act: 'scan', ticket: 'code' },
    { act: 'pass', ticket: 'token' },
  ]);
  expect(listBodies('returnFromFace')).toEqual([{ returnTicket: 'face.signature' }]);
});

it('says that a code is used up', async () => {
  open({ playTelephone: { error: { status: 404, msg: '二维码已失效，请在电脑上重新获取' } } });
  await press('我是本人，开始刷脸');
  expect(await screen.findByText('二维码已失效，请在电脑上重新获取')).toBeVisible();
});

describe('a telephone that comes back from a provider', () => {
  const comeBack = (responses: StubResponses) => open(responses, 'returnTicket=face.signature');

  it('says that the face was another’s', async () => {
    comeBack({ returnFromFace: { state: 3 } });
    expect(await screen.findByText('刷脸未通过，请回到原页面重试或改用其他方式')).toBeVisible();
  });

  it('asks again where the provider is away', async () => {
    const { respond } = comeBack({ returnFromFace: { error: { status: 503, msg: '刷脸服务暂时不可用' } } });
    expect(await screen.findByText('刷脸服务暂时不可用')).toBeVisible();
    respond({ returnFromFace: { state: 2 } });
    await press('重新确认结果');
    expect(await screen.findByText('刷脸成功，请回到原页面继续')).toBeVisible();
    expect(screen.queryByText('刷脸服务暂时不可用')).not.toBeInTheDocument();
  });

  it('is told that its link is used up, which no other try makes good', async () => {
    comeBack({ returnFromFace: { error: { status: 404, msg: '链接已使用，请回到原页面查看结果' } } });
    expect(await screen.findByText('链接已使用，请回到原页面查看结果')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
