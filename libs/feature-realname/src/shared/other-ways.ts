import type { Identification } from '@portal/api-contract/account';
import { listEnterpriseWays } from '../enterprise/enterprise-ways';
import { listPersonWays } from '../person/person-ways';
import { selectEnterpriseForm, selectPage } from './select-page';
import type { OpenWays } from './use-entrance';
import type { Way } from './way-list';

/** Open ways to what a verification was for, besides its own. */
export function listOtherWays(record: Identification, open: OpenWays): readonly Way[] {
  const { type, method } = record;
  if (type === 1) return listPersonWays(open).filter(({ href }) => href !== selectPage(record));
  const own = selectEnterpriseForm(type, method);
  return listEnterpriseWays(type, open, (other) => selectEnterpriseForm(type, other)).filter(
    ({ href }) => href !== own,
  );
}
