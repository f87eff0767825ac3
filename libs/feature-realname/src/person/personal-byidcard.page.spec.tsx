import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildConsent, openRealnamePage } from '../testing/open-realname-page';
import { buildIdentificationDetail } from '../testing/sample-identifications';
import { page } from './personal-byidcard.page';

const PATH = '/overview/personal-byidcard';
const DRAFT = {
  ...({ type: 1, method: 2, step: '', version: 'v1' } as const),
  fields: { name: '林予安', idNumber: '11000019900307001X', telephone: '13800000001', isLongTerm: 'true' },
  pictures: { front: 'f-1', back: 'f-2' },
  ...{ savedAt: '2026-11-24T09:00:00+08:00', purgedAt: '2026-12-01T09:00:00+08:00' },
};
const address = () => screen.getByTestId('address').textContent;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });

it('has elements confirmed without a picture', async () => {
  const waiting = buildIdentificationDetail({ method: 2, state: 2, proof: 'telephone', decidedAt: null });
  const { listBodies } = openRealnamePage(
    page,
    { at: `${PATH}?way=auto` },
    { listConsents: [buildConsent('identityElements')], personThreeElement: waiting },
  );
  await type(/^姓名/, '林予安');
  await type(/^证件号码/, '11000019900307001X');
  await type(/^(本人)?手机号/, '13800000001');
  await press('提交并验证手机号');
  await waitFor(() => expect(listBodies('personThreeElement')).toHaveLength(1));
  expect(listBodies('personThreeElement')[0]).toMatchObject({ name: '林予安' });
});

it('asks for both sides of the document before what stands on it', async () => {
  openRealnamePage(page, { at: `${PATH}?way=review` });
  await press('下一步');
  expect(await screen.findByText('请上传人像面照片')).toBeVisible();
  expect(screen.getByText('请上传国徽面照片')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^姓名/ })).not.toBeInTheDocument();
});

it('hands in a draft that is whole, and shows what came of it', async () => {
  const { listBodies } = openRealnamePage(
    page,
    { at: `${PATH}?way=review&step=details` },
    {
      getIdentificationDraft: DRAFT,
      personCredentials: buildIdentificationDetail({ id: 'r-5', method: 2, state: 5, decidedAt: null }),
      removeIdentificationDraft: null,
    },
  );
  expect(await screen.findByRole('checkbox', { name: '证件长期有效' })).toBeChecked();
  await press('提交审核');
  await waitFor(() => expect(address()).toBe('/overview/submit-success?id=r-5'));
  expect(listBodies('personCredentials')).toEqual([
    expect.objectContaining({ frontFileId: 'f-1', backFileId: 'f-2', validUntil: null, name: '林予安' }),
  ]);
});

it('needs the consent for pictures where pictures are asked for', async () => {
  openRealnamePage(
    page,
    { at: `${PATH}?way=review` },
    { listConsents: [buildConsent('identityElements'), buildConsent('identityPicture', false)] },
  );
  expect(await screen.findByRole('heading', { name: '需要您单独同意：授权 identityPicture' })).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it.each([
  ['auto', '10'],
  ['review', '01'],
] as const)('leads on where the way %s is closed', async (way, entrance) => {
  openRealnamePage(page, { at: `${PATH}?way=${way}`, entrance });
  await waitFor(() => expect(address()).toBe('/overview/personal-chooseway'));
});
