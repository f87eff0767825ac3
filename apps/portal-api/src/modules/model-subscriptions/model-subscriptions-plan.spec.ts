import { AT, NOW, ownOneIn, OWNER, setUpPlans } from '../../testing/set-up-plans';
import { isInTab, SUBSCRIPTION_ORDER } from './model-subscriptions.repository';
import { modelSubscription } from './model-subscriptions.tables';

const plans = setUpPlans(modelSubscription, {
  ...{ id: 'gen_random_uuid()', subscription_no: `'MS' || n`, owner_id: ownOneIn(30), model_id: `'m' || n` },
  ...{ model_name: `'n'`, model_type: '1', delivery_mode: '1', application_no: `'MA' || n`, monthly_quota: '3000' },
  ...{ state: 'case when n % 7 < 5 then 10 else 30 end', state_since: AT, version: '1' },
  ...{ starts_at: AT, ends_at: `${AT} + n * interval '1 minute'`, created_at: AT },
});

it('is read from an index in its order', async () => {
  expect(await plans.read(isInTab(OWNER, 'running', NOW), SUBSCRIPTION_ORDER)).toEqual({
    index: 'model_subscription_own_idx',
    isSorted: false,
  });
});
