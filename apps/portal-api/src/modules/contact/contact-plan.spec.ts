import { sql } from 'drizzle-orm';
import { containsTerms } from '../../platform/records/searchable-text';
import { AT, setUpPlans } from '../../testing/set-up-plans';
import { consultation, contactRequest } from './contact.tables';

const sender = {
  ...{
    id: 'gen_random_uuid()',
    user_name: `'王小明'`,
    company_name: `case when n = 7 then '稀有泵业' else '启明制造' end`,
  },
  ...{ telephone_encrypted: `'v1'`, telephone_masked: `'138'`, address_hash: `'a'`, consented_at: AT },
  ...{ created_at: `${AT} + n * interval '1 minute'`, content: `'想了解设备接入平台的价格'` },
};
const contacts = setUpPlans(contactRequest, sender);
const consultations = setUpPlans(consultation, { ...sender, topic: `'price'` });

it.each([
  ['contact_request_terms_idx', contacts, contactRequest],
  ['consultation_terms_idx', consultations, consultation],
])('a rare word is read from %s', async (index, plans, table) => {
  const query = sql`select id from ${table} where handled_at is null and ${containsTerms(table, '稀有泵')} limit 20`;
  expect(await plans.explain(query)).toContain(index);
});
