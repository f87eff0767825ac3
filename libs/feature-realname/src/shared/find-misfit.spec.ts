import { buildCertification, buildIdentification } from '../testing/sample-identifications';
import { findMisfit } from './find-misfit';

it.each([
  [1, 'none', undefined],
  [2, 'none', undefined],
  [2, 'person', '个人转企业'],
  [2, 'enterprise', '申请变更'],
  [3, 'none', '去认证'],
  [3, 'person', undefined],
  [3, 'enterprise', '申请变更'],
  [4, 'person', '个人转企业'],
  [5, 'none', '去认证'],
  [6, 'enterprise', undefined],
] as const)('type %i for an identity of kind %s leads to %s', (type, kind, action) => {
  expect(findMisfit(type, buildCertification({ kind }))?.action).toBe(action);
});

it.each([
  [2, undefined],
  [4, '/overview/enterprise-remit?id=r-1'],
  [5, '/overview/submit-success?id=r-1'],
] as const)('with something open in state %i leads to %s', (state, href) => {
  const ongoing = buildIdentification({ id: 'r-1', type: 2, method: 3, state });
  expect(findMisfit(2, buildCertification({ ongoing }))?.href).toBe(href);
});
