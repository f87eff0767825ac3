import { join } from 'node:path';
import { findPackageFolder } from '../../../platform/package-folders';
import { setUpPortal } from '../../../testing/set-up';

const portal = setUpPortal({
  doesJobs: true,
  isDemo: true,
  contentDir: join(findPackageFolder('portal-content'), 'content'),
});

const OWN = `owner_id = (select id from portal_user where account = 'demo-enterprise')`;

it('has refunds in every state that lasts, each with its history', async () => {
  const rows = await portal.database.query<{ state: number; steps: number }>(
    `select state, (select count(*)::int from status_log where record_id = refund.id) as steps from refund where ${OWN}`,
  );
  expect(rows.map(({ state }) => state).sort()).toEqual([10, 11, 12, 20, 31, 40, 41, 50]);
  expect(rows.every(({ state, steps }) => (state === 10 ? steps === 1 : steps > 1))).toBe(true);
});
