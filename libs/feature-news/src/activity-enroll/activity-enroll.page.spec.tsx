import { buildProfile } from '@portal/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildActivity, renderPage } from '../testing/render-page';
import { page } from './activity-enroll.page';

const profile = buildProfile();
const enrolment = {
  activityId: 'edge-course',
  title: '边缘计算公开课',
  startsAt: '2026-12-10T14:00:00+08:00',
  state: 'enrolled' as const,
};
// The public key is real enough for the browser's importKey; what it encrypts is not looked at.
const key = { keyId: 'k1', publicKey: '' };

const open = (responses: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    page,
    { findActivityById: buildActivity(), getUserProfile: profile, listEnrolments: [], getPublicKey: key, ...responses },
    { url: '/?id=edge-course' },
  );

beforeEach(() => sessionStorage.clear());

it('is filled in with what is known, and keeps what was typed', async () => {
  open();
  expect(await screen.findByLabelText(/姓名/)).toHaveValue('林予安');
  expect(screen.getByLabelText(/公司名称/)).toHaveValue('澄湖乳业');
  await userEvent.type(screen.getByLabelText(/联系电话/), '138');
  expect(sessionStorage.getItem('draft:enroll-edge-course:demo-personal')).toContain('"telephone":"138"');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('does not send what is not complete', async () => {
  const { calls } = open();
  await userEvent.click(await screen.findByRole('button', { name: '提交报名' }));
  expect(screen.getByText('请输入联系电话')).toBeInTheDocument();
  expect(calls.some(({ name }) => name === 'enroll')).toBe(false);
});

it('shows how an enrolment stands, and cancels it', async () => {
  const { respond, calls } = open({ listEnrolments: [{ ...enrolment, state: 'waiting' }] });
  expect(await screen.findByText('您的状态：候补中')).toBeInTheDocument();
  respond({ cancelEnroll: { ...enrolment, state: 'cancelled' }, listEnrolments: [] });
  await userEvent.click(screen.getByRole('button', { name: '取消报名' }));
  expect(await screen.findByLabelText(/姓名/)).toBeInTheDocument();
  expect(calls.find(({ name }) => name === 'cancelEnroll')?.body).toEqual({ activityId: 'edge-course' });
});

it.each([
  ['waiting', '转为已报名时，您会收到站内消息（短信与邮件按您的接收设置）'],
  ['enrolled', '活动开始前 24 小时，您会收到站内消息（短信与邮件按您的接收设置）提醒；在此之后报名的不再另发'],
] as const)('says of who is %s what happens next', async (state, step) => {
  open({ listEnrolments: [{ ...enrolment, state }] });
  expect(await screen.findByText(step)).toBeInTheDocument();
});

it('tells why an enrolment could not be cancelled', async () => {
  open({ listEnrolments: [enrolment], cancelEnroll: { error: { status: 409, msg: '活动已开始，不能取消报名' } } });
  await userEvent.click(await screen.findByRole('button', { name: '取消报名' }));
  expect(await screen.findByText('活动已开始，不能取消报名')).toBeInTheDocument();
});
