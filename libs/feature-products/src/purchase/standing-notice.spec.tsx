import type { Certification } from '@portal/api-contract/account';
import { buildCertification, buildIdentification } from '@portal/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { isPurchaseStopped, StandingNotice } from './standing-notice';

const effective = buildIdentification({ state: 10, validUntil: '2026-11-20' });
const renewing = buildIdentification({ state: 5 });
const inEffect = { ...buildCertification({ state: 10, kind: 'enterprise', mayRenew: true }), effective };

const show = (standing?: Certification) =>
  render(<StandingNotice standing={standing} />, { wrapper: MemoryRouter }).container;

it.each<[string, Certification | undefined]>([
  ['nothing is known', undefined],
  ['nobody was verified', buildCertification()],
  ['the document is good', { ...inEffect, mayRenew: false }],
  ['it is being renewed in time', { ...inEffect, ongoing: renewing }],
])('says nothing where %s', (_case, standing) => {
  expect(show(standing)).toBeEmptyDOMElement();
  expect(isPurchaseStopped(standing)).toBe(false);
});

it.each<[string, string, string, Certification]>([
  [
    'status',
    '实名认证的证照将于 2026-11-20 到期，请及时更新，以免影响下单',
    '更新实名认证',
    { ...inEffect, effective: { ...effective, state: 6 } },
  ],
  ['status', '实名认证的证照已于 2026-11-20 到期，到期30天后不能下单，请及时更新', '更新实名认证', inEffect],
  [
    'alert',
    '实名认证的证照已过期超过30天，请先更新实名认证再下单',
    '更新实名认证',
    { ...inEffect, mayPurchase: false },
  ],
  [
    'alert',
    '实名认证的证照已过期超过30天，更新正在核验，通过后即可下单',
    '查看认证进度',
    { ...inEffect, mayPurchase: false, ongoing: renewing },
  ],
])('says as %s: %s', (role, text, way, standing) => {
  show(standing);
  expect(screen.getByRole(role)).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', '/overview/realname');
});
