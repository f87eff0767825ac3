import type { Platform } from '../../platform/platform';
import { createIdentityClient, type IdentityClient } from '../auth/identity-client';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embedded-identity';
import { createPerOrigin } from './per-origin';
import { toReturnUrls } from './return-urls';

/** Who vouches for people. */
export interface IdentitySource {
  /** The provider as it is asked from one public origin. */
  readonly clientOf: (origin: string) => IdentityClient;
  /** The provider of our own; absent where another one is configured. */
  readonly embedded: EmbeddedIdentity | undefined;
}

/** Connects to the provider that the environment names, or starts the embedded one. */
export async function createIdentity(platform: Platform): Promise<IdentitySource> {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId = '',
    OIDC_CLIENT_SECRET: clientSecret = '',
  } = platform.environment;
  if (issuer !== undefined) {
    const clientOf = createPerOrigin((origin) =>
      createIdentityClient({ ...toReturnUrls(origin), issuer, clientId, clientSecret }),
    );
    return { clientOf, embedded: undefined };
  }
  const embedded = await createEmbeddedIdentity(platform);
  return { clientOf: embedded.clientOf, embedded };
}
