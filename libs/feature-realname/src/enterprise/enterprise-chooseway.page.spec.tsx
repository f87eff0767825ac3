import { screen, within } from '@testing-library/react';
import { openRealnamePage } from '../testing/open-realname-page';
import { buildCertification } from '../testing/sample-identifications';
import { page } from './enterprise-chooseway.page';

const at = '/overview/enterprise-chooseway';

async function listHrefs() {
  const ways = within(await screen.findByRole('list', { name: '认证方式' }));
  return ways.getAllByRole('link').map((link) => link.getAttribute('href'));
}

it.each([
  ['11', [3, 4, 5]],
  ['01', [3, 4]],
  ['10', [5]],
] as const)('with the flags %s offers the methods %j', async (entrance, methods) => {
  openRealnamePage(page, { at, entrance });
  expect(await listHrefs()).toEqual(methods.map((method) => `/overview/enterprise-info?type=2&method=${method}`));
});

it('keeps the type of who becomes an enterprise', async () => {
  openRealnamePage(
    page,
    { at: `${at}?type=3`, entrance: '01' },
    { findUserCertification: buildCertification({ state: 6, kind: 'person' }) },
  );
  expect(await listHrefs()).toContain('/overview/enterprise-info?type=3&method=4');
});

it('is closed while nothing is open', async () => {
  openRealnamePage(page, { at, entrance: '00' });
  expect(await screen.findByText('实名认证系统维护中')).toBeVisible();
});

it('leaves an amount out where nobody sends one', async () => {
  openRealnamePage(page, { at }, { listIdentificationLimits: [{ method: 3, remaining: 0, unlockAt: null }] });
  expect(await listHrefs()).toEqual([4, 5].map((method) => `/overview/enterprise-info?type=2&method=${method}`));
});
