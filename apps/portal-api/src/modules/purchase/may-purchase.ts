import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Identities } from '../realname/effective-identity';

/** Why somebody may order nothing: verified by a document that has been over for too long. Empty where they may. */
export async function findIdentityFailure(
  runner: QueryRunner,
  identities: Pick<Identities, 'findEffective'>,
  ownerId: string,
): Promise<string> {
  const identity = await identities.findEffective(runner, ownerId);
  return identity && !identity.mayPurchase ? '实名认证的证照已过期超过30天，请先更新实名认证再下单' : '';
}

/** Rejects with 409 whoever may order nothing. */
export async function assertMayPurchase(
  runner: QueryRunner,
  identities: Pick<Identities, 'findEffective'>,
  owner: { readonly id: string },
): Promise<void> {
  const failure = await findIdentityFailure(runner, identities, owner.id);
  if (failure) throw new HttpError(409, failure);
}
