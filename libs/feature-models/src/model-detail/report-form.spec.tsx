import { loggedOut } from '@portal/data-access-api';
import type { StubResponses } from '@portal/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { buildModelDetail } from '../testing/sample-models';
import { page } from './model-detail.page';

jest.mock('@portal/ui-kit/captcha', () => ({
  Captcha: ({ onTicket }: { onTicket: (ticket: string) => void }) => (
    <button type="button" onClick={() => onTicket('ticket')}>
      安全验证
    </button>
  ),
}));

const receipt = { applicationNo: 'RP20261121ABC234', state: 10 } as const;
const url = { path: '/modelDetail/:file', url: '/modelDetail/oee.html#report' };

const open = (responses: StubResponses = {}) => {
  const shown = renderPage(page, url, {
    ...{ findModelById: buildModelDetail(), getPublicKey: { keyId: 'k', publicKey: '' }, reportModel: receipt },
    ...responses,
  });
  act(() => void shown.dispatch(loggedOut()));
  return shown;
};

const submit = async () => userEvent.click(await screen.findByRole('button', { name: '提交举报' }));

async function fill() {
  await userEvent.selectOptions(await screen.findByLabelText(/^举报原因/), '信息不实');
  await userEvent.type(screen.getByLabelText(/^情况说明/), '精度与页面上写的相差很远。');
  await userEvent.type(screen.getByLabelText(/^联系人/), '林予安');
  await userEvent.type(screen.getByLabelText(/^联系电话/), '13800138000');
  await userEvent.click(screen.getByRole('button', { name: '安全验证' }));
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => sessionStorage.clear());

it('is sent once and says what happens next', async () => {
  const page = open();
  await fill();
  await submit();
  expect(await screen.findByText(receipt.applicationNo)).toBeVisible();
  expect(page.bodiesOf('reportModel')).toEqual([
    {
      ...{ modelId: 'oee', reason: '信息不实', content: '精度与页面上写的相差很远。', contactName: '林予安' },
      ...{ telephone: '13800138000', captchaTicket: 'ticket', consent: true },
    },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

it('names what is missing, and keeps what was typed when it is refused', async () => {
  const page = open({ reportModel: { error: { status: 409, msg: '您已有处理中的申请，请勿重复提交' } } });
  await submit();
  expect(screen.getByText('请选择举报原因')).toBeVisible();
  expect(page.bodiesOf('reportModel')).toEqual([]);
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('您已有处理中的申请');
  expect(sessionStorage.getItem('draft:report-oee:')).toMatch(/相差很远/);
});

it('is led to from the head of the page, where a trial can be asked for too', async () => {
  open();
  const link = await screen.findByRole('link', { name: '举报' });
  expect(link).toHaveAttribute('href', '#report');
  expect(screen.getByRole('link', { name: '试用' })).toHaveAttribute('href', '/model-apply?id=oee&purpose=trial');
});
