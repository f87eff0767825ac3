import { screen, waitFor, within } from '@testing-library/react';
import { openRealnamePage } from '../testing/open-realname-page';
import { buildCertification, buildIdentification } from '../testing/sample-identifications';
import { page } from './personal-chooseway.page';

const at = '/overview/personal-chooseway';

async function listTitles() {
  const ways = within(await screen.findByRole('list', { name: '个人认证方式' }));
  return ways.getAllByRole('link').map((link) => link.querySelector('strong')?.textContent);
}

it.each([
  ['11', ['银行卡认证', '证件号码核验', '证件照片审核', '扫码刷脸']],
  ['01', ['银行卡认证', '证件号码核验', '扫码刷脸']],
  ['10', ['证件照片审核']],
] as const)('with the flags %s offers %j', async (entrance, titles) => {
  openRealnamePage(page, { at, entrance });
  expect(await listTitles()).toEqual(titles);
});

it('is closed while nothing is open', async () => {
  openRealnamePage(page, { at, entrance: '00' });
  expect(await screen.findByText('实名认证系统维护中')).toBeVisible();
});

it('leads whoever has an identity to it', async () => {
  const effective = buildIdentification();
  openRealnamePage(
    page,
    { at },
    { findUserCertification: buildCertification({ state: 6, kind: 'person', effective }) },
  );
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/overview/realname'));
});

it('lets a person whose document has ended be verified again', async () => {
  const effective = buildIdentification({ state: 10, validUntil: '2026-11-23' });
  const standing = { state: 10, kind: 'person', effective, mayRenew: true } as const;
  openRealnamePage(page, { at }, { findUserCertification: buildCertification(standing) });
  expect(await listTitles()).toContain('银行卡认证');
});

it('lets whoever is asked for a code take another way', async () => {
  const ongoing = buildIdentification({ state: 2, proof: 'telephone' });
  openRealnamePage(page, { at }, { findUserCertification: buildCertification({ state: 2, ongoing }) });
  expect(await listTitles()).toContain('证件照片审核');
});
