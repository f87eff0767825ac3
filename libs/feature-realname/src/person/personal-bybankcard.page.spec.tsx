import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildConsent, openRealnamePage } from '../testing/open-realname-page';
import { buildCertification, buildIdentification, buildIdentificationDetail } from '../testing/sample-identifications';
import { page } from './personal-bybankcard.page';

const at = '/overview/personal-bybankcard';
const waiting = buildIdentificationDetail({ state: 2, proof: 'telephone', decidedAt: null });
const address = () => screen.getByTestId('address').textContent;
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

async function fill() {
  await type(/^姓名/, '林予安');
  await type(/^证件号码/, '11000019900307001X');
  await type(/^银行卡号/, '6222 0299 0000 0000 171');
  await type(/^银行预留手机号/, '13800000001');
}

it('asks for a consent of its own before anything is typed', async () => {
  const { respond, listBodies } = openRealnamePage(
    page,
    { at },
    { listConsents: [buildConsent('identityElements', false)] },
  );
  const agree = await screen.findByRole('button', { name: '同意并继续' });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '不同意，换一种方式' })).toHaveAttribute(
    'href',
    '/overview/personal-chooseway',
  );
  respond({ saveConsent: buildConsent('identityElements'), listConsents: [buildConsent('identityElements')] });
  await userEvent.click(agree);
  expect(await screen.findByRole('form', { name: '银行卡认证' })).toBeVisible();
  expect(listBodies('saveConsent')).toEqual([{ key: 'identityElements', agreed: true }]);
});

it('names the bank of a card, which may be changed', async () => {
  openRealnamePage(page, { at });
  await type(/^银行卡号/, '6222 0212');
  expect(screen.getByRole('textbox', { name: /^开户银行/ })).toHaveValue('中国工商银行');
  await type(/^开户银行/, '城市商业银行');
  await type(/^银行卡号/, '6217 0012');
  expect(screen.getByRole('textbox', { name: /^开户银行/ })).toHaveValue('城市商业银行');
});

it('says what is wrong with each field, and sends nothing', async () => {
  const { listCalls } = openRealnamePage(page, { at });
  await fill();
  await type(/^银行卡号/, '6222 0212 3456 7890');
  await userEvent.click(screen.getByRole('button', { name: '提交并验证手机号' }));
  expect(await screen.findByText('银行卡号有误，请核对')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^银行卡号/ })).toHaveFocus();
  expect(listCalls('personFourElement')).toEqual([]);
});

it('goes on with a code to the telephone, and shows the result', async () => {
  const { respond, listBodies } = openRealnamePage(
    page,
    { at },
    { findUserCertification: buildCertification({ state: 2, ongoing: buildIdentification({ ...waiting }) }) },
  );
  await waitFor(() => expect(address()).toBe(`${at}?step=proof`));
  respond({
    sendIdentificationCode: { telephone: '138****0001', expireIn: 300, resendIn: 60 },
    verifyIdentificationCode: buildIdentificationDetail(),
    findUserCertification: buildCertification({ state: 6, kind: 'person', effective: buildIdentification() }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('验证码已发送至 138****0001，5分钟内有效')).toBeVisible();
  expect(screen.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  await type(/^短信验证码/, '123456');
  await userEvent.click(screen.getByRole('button', { name: '完成验证' }));
  await waitFor(() => expect(address()).toBe(`/overview/submit-success?id=${waiting.id}`));
  expect(listBodies('verifyIdentificationCode')).toEqual([{ id: waiting.id, code: '123456' }]);
});

it('keeps the step when a code is wrong, and begins anew where the data is', async () => {
  const { respond } = openRealnamePage(
    page,
    { at },
    {
      findUserCertification: buildCertification({ state: 2, ongoing: buildIdentification({ ...waiting }) }),
      verifyIdentificationCode: {
        error: {
          ...{ status: 422, code: '422', msg: '请检查填写的内容' },
          data: { fieldErrors: [{ field: 'code', msg: '验证码错误或已失效' }] },
        },
      },
    },
  );
  await type(/^短信验证码/, '000000');
  await userEvent.click(screen.getByRole('button', { name: '完成验证' }));
  expect(await screen.findByText('验证码错误或已失效')).toBeVisible();
  respond({ cancelIdentification: null, findUserCertification: buildCertification() });
  await userEvent.click(screen.getByRole('button', { name: '重新填写' }));
  expect(await screen.findByRole('form', { name: '银行卡认证' })).toBeVisible();
  await waitFor(() => expect(address()).toBe(at));
});

it('says when there are tries again, where there are none', async () => {
  openRealnamePage(
    page,
    { at },
    { listIdentificationLimits: [{ method: 6, remaining: 0, unlockAt: '2026-11-25T09:20:00+08:00' }] },
  );
  expect(await screen.findByRole('heading', { name: '这种方式的次数已用完' })).toBeVisible();
  expect(screen.getAllByText('次数已用完，2026-11-25 09:20 后可再试')).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: '换一种方式' })).toHaveAttribute('href', '/overview/personal-chooseway');
  expect(screen.getByRole('link', { name: '提交工单' })).toBeVisible();
});

it.each([
  ['10', undefined, '/overview/personal-chooseway'],
  ['11', 6, '/overview/realname'],
  ['11', 5, '/overview/realname'],
] as const)('leads elsewhere with entrance %s and state %s', async (entrance, state, target) => {
  const record = state === undefined ? null : buildIdentification({ state });
  const standing = buildCertification(
    state === 6 ? { state, kind: 'person', effective: record } : { state: state ?? 0, ongoing: record },
  );
  openRealnamePage(page, { at, entrance }, { findUserCertification: standing });
  await waitFor(() => expect(address()).toBe(target));
});
