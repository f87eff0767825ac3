import type { Certification } from '@portal/api-contract/account';
import { renderPage } from '@portal/data-access-api/testing';
import { screen } from '@testing-library/react';
import { buildCertification, buildIdentification } from '../testing/sample-identifications';
import { page } from './realname.page';

const open = (standing: Partial<Certification> = {}) =>
  renderPage(
    page,
    { path: '/overview/realname', isLoggedIn: true },
    { findUserCertification: buildCertification(standing) },
  );

it('leads whoever has no identity to the choice of a type', async () => {
  open();
  expect(await screen.findByRole('link', { name: '开始认证' })).toHaveAttribute(
    'href',
    '/overview/choose-identification-type',
  );
});

it('shows the identity in effect, masked', async () => {
  open({ state: 6, kind: 'person', effective: buildIdentification() });
  expect(await screen.findByText('已认证')).toBeVisible();
  expect(screen.getByText(/1100\*{10}001X/)).toBeVisible();
});
