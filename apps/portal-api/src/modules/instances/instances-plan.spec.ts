import { INSTANCE_SORTS } from '@portal/api-contract/account';
import { AT, NOW, ownOneIn, OWNER, setUpPlans } from '../../testing/set-up-plans';
import { INSTANCE_ORDERINGS, isInTab } from './instances.repository';
import { productInstance } from './instances.tables';

const plans = setUpPlans(productInstance, {
  ...{ id: 'gen_random_uuid()', instance_no: `'PI' || n`, owner_id: ownOneIn(30), order_no: `'OD' || n` },
  ...{ product_code: `'p'`, product_name: `'n'`, meal_code: `'m'`, plan_name: `'b'`, quantity: '1', period: '1' },
  ...{ state: 'case when n % 7 < 5 then 10 when n % 7 = 5 then 30 else 40 end', state_since: AT, version: '1' },
  ...{ starts_at: AT, ends_at: `${AT} + n * interval '1 minute'`, is_auto_renewed: 'false', created_at: AT },
});

it.each(INSTANCE_SORTS)('a list ordered by %s is read from an index in its order', async (sort) => {
  expect(await plans.read(isInTab(OWNER, 'running', NOW), INSTANCE_ORDERINGS[sort])).toEqual({
    index: 'product_instance_own_idx',
    isSorted: false,
  });
});
