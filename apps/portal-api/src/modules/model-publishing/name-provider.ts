import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { Identities } from '../realname/effective-identity';
import { maskName } from '../realname/identity-form';

/** With what the provider of a model is named. */
export interface ProviderOptions {
  readonly identities: Pick<Identities, 'findEffective'>;
}

/** Whom a model is by, in public: a verified company by its name, a person masked. Rejects with 409 whoever is not verified. */
export async function nameProvider(
  runner: QueryRunner,
  { identities }: ProviderOptions,
  ownerId: string,
): Promise<string> {
  const identity = await identities.findEffective(runner, ownerId);
  if (identity === undefined) throw new HttpError(409, '发布模型前请先完成实名认证');
  if (!identity.mayPurchase) throw new HttpError(409, '实名认证的证照已过期超过30天，请先更新实名认证再提交');
  return identity.kind === 'enterprise' ? identity.name.slice(0, 40) : `个人开发者 ${maskName(identity.name)}`;
}
