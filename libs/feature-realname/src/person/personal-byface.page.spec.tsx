import type { FaceState } from '@portal/api-contract/account';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildConsent, CONSENTS, openRealnamePage } from '../testing/open-realname-page';
import { buildCertification, buildIdentification, buildIdentificationDetail } from '../testing/sample-identifications';
import { page } from './personal-byface.page';

const at = '/overview/personal-byface';
const waiting = buildIdentification({ method: 1, state: 2, proof: 'face', bankCard: '', decidedAt: null });
const standing = buildCertification({ state: 2, ongoing: waiting });
const SESSION = { sessionId: '0b7d3c1e-1111-4222-8333-444455556666', expireAt: '2026-11-24T09:30:00+08:00' };
const face = (state: FaceState) => ({ qrStatus: { state, expireAt: SESSION.expireAt } });
const address = () => screen.getByTestId('address').textContent;

const open = (more = {}) =>
  openRealnamePage(
    page,
    { at },
    {
      findUserCertification: standing,
      generateFaceCenterUrl: { ...SESSION, url: 'https://portal.example/face-telephone?ticket=abc' },
      ...face(0),
      ...more,
    },
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const passTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('sends name and number alone: the face stands for the telephone', async () => {
  const { listBodies } = open({
    findUserCertification: buildCertification(),
    personThreeElement: buildIdentificationDetail({ ...waiting, state: 7, failure: 'name', reason: '姓名不一致' }),
  });
  await user.type(await screen.findByRole('textbox', { name: /^姓名/ }), '林予安');
  await user.type(screen.getByRole('textbox', { name: /^证件号码/ }), '11000019900307001X');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await waitFor(() => expect(address()).toBe(`/overview/submit-success?id=${waiting.id}`));
  expect(listBodies('personThreeElement')).toEqual([{ method: 1, name: '林予安', idNumber: '11000019900307001X' }]);
});

it('asks for the face’s own consent, and leads on without it', async () => {
  open({ listConsents: [...CONSENTS.slice(0, 2), buildConsent('face', false)] });
  expect(await screen.findByRole('heading', { name: '需要您单独同意：授权 face' })).toBeVisible();
  expect(screen.getByRole('link', { name: '不同意，换一种方式' })).toHaveAttribute(
    'href',
    '/overview/personal-chooseway',
  );
  expect(screen.queryByRole('button', { name: '获取二维码' })).not.toBeInTheDocument();
});

it('shows a code, follows the telephone, and ends with the result', async () => {
  const { respond, listBodies } = open();
  await user.click(await screen.findByRole('button', { name: '获取二维码' }));
  expect(await screen.findByRole('img', { name: '刷脸二维码' })).toBeInTheDocument();
  expect(screen.getByText('等待扫码')).toBeVisible();
  respond(face(1));
  await passTime(2000);
  expect(await screen.findByText('已扫码，请在手机上完成刷脸')).toBeVisible();
  respond({ ...face(2), faceRecognitionAuth: buildIdentificationDetail({ ...waiting, state: 6 }) });
  await passTime(2000);
  await waitFor(() => expect(address()).toBe(`/overview/submit-success?id=${waiting.id}`));
  expect(listBodies('faceRecognitionAuth')).toEqual([{ sessionId: SESSION.sessionId }]);
});

it('waits for a face on the telephone itself, where there is no code to be read', async () => {
  const media = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  const narrow = jest.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  open();
  await user.click(await screen.findByRole('button', { name: '开始刷脸' }));
  expect(await screen.findByText('等待刷脸')).toBeVisible();
  expect(screen.queryByText('等待扫码')).not.toBeInTheDocument();
  narrow.mockRestore();
});

it('asks for a new code once the old one is over', async () => {
  const { respond, listCalls } = open(face(4));
  await user.click(await screen.findByRole('button', { name: '获取二维码' }));
  expect(await screen.findByText('二维码已过期')).toBeVisible();
  const asked = listCalls('qrStatus').length;
  await passTime(10_000);
  expect(listCalls('qrStatus')).toHaveLength(asked);
  respond({
    ...face(0),
    generateFaceCenterUrl: {
      ...SESSION,
      sessionId: '1c7d3c1e-1111-4222-8333-444455556666',
      url: 'https://portal.example/x',
    },
  });
  await user.click(screen.getByRole('button', { name: '重新获取二维码' }));
  expect(await screen.findByText('等待扫码')).toBeVisible();
});

it('says why there is no code, with other ways on', async () => {
  const msg = '今日核验次数已用完，2026-11-25 09:20 后可再试，或改用其他方式';
  open({ generateFaceCenterUrl: { error: { status: 429, msg } } });
  await user.click(await screen.findByRole('button', { name: '获取二维码' }));
  expect(await screen.findByText(msg)).toBeVisible();
  expect(screen.getByRole('link', { name: '换一种方式' })).toHaveAttribute('href', '/overview/personal-chooseway');
});

it('waits for the register first, and asks it again', async () => {
  const slow = { ...waiting, hasElements: false };
  const { respond } = open({ findUserCertification: buildCertification({ state: 2, ongoing: slow }) });
  expect(await screen.findByText(/核验服务响应较慢/)).toBeVisible();
  expect(screen.queryByRole('button', { name: '获取二维码' })).not.toBeInTheDocument();
  respond({ findUserCertification: standing });
  await passTime(3000);
  expect(await screen.findByRole('button', { name: '获取二维码' })).toBeVisible();
});
