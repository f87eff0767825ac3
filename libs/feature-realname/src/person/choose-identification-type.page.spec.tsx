import { screen, waitFor, within } from '@testing-library/react';
import { openRealnamePage } from '../testing/open-realname-page';
import { buildCertification, buildIdentification } from '../testing/sample-identifications';
import { page } from './choose-identification-type.page';

const at = '/overview/choose-identification-type';

async function listHrefs() {
  const types = within(await screen.findByRole('list', { name: '认证类型' }));
  return types.getAllByRole('link').map((link) => link.getAttribute('href'));
}

it('offers a person or an enterprise to an account without an identity', async () => {
  openRealnamePage(page, { at });
  expect(await listHrefs()).toEqual(['/overview/personal-chooseway', '/overview/enterprise-chooseway']);
});

it('offers a person to become an enterprise', async () => {
  const effective = buildIdentification();
  openRealnamePage(
    page,
    { at },
    { findUserCertification: buildCertification({ state: 6, kind: 'person', effective }) },
  );
  expect(await listHrefs()).toEqual(['/overview/personToEnterprise']);
});

it('offers a person whose document has ended to be verified again', async () => {
  const effective = buildIdentification({ state: 10, validUntil: '2026-11-23' });
  const standing = { state: 10, kind: 'person', effective, mayRenew: true } as const;
  openRealnamePage(page, { at }, { findUserCertification: buildCertification(standing) });
  expect(await listHrefs()).toEqual(['/overview/personal-chooseway', '/overview/personToEnterprise']);
});

it.each([
  ['an enterprise', buildCertification({ state: 6, kind: 'enterprise', effective: buildIdentification({ type: 2 }) })],
  ['whoever is reviewed', buildCertification({ state: 5, ongoing: buildIdentification({ state: 5 }) })],
])('leads %s back', async (_who, findUserCertification) => {
  openRealnamePage(page, { at }, { findUserCertification });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/overview/realname'));
});

it('is closed while nothing is open', async () => {
  openRealnamePage(page, { at, entrance: '00' });
  expect(await screen.findByText('实名认证系统维护中')).toBeVisible();
  expect(screen.queryByRole('list', { name: '认证类型' })).not.toBeInTheDocument();
});
