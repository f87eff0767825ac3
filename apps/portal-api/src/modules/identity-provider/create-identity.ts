import type { Platform } from '../../platform/platform';
import { createIdentityClient, type IdentityClient } from '../auth/identity-client';
import { createEmbeddedIdentity, type EmbeddedIdentity } from './embedded-identity';

/** Who vouches for people. */
export interface IdentitySource {
  readonly client: IdentityClient;
  /** The provider of our own; absent where another one is configured. */
  readonly embedded: EmbeddedIdentity | undefined;
}

/** Connects to the provider that the environment names, or starts the embedded one. */
export async function createIdentity(platform: Platform): Promise<IdentitySource> {
  const { environment, publicOrigin } = platform;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId = '', OIDC_CLIENT_SECRET: clientSecret = '' } = environment;
  const callbackUrl = `${publicOrigin}/ptl/api/auth/callback`;
  const logoutReturnUrl = `${publicOrigin}/ptl/api/auth/logout-done`;
  if (issuer !== undefined) {
    const client = createIdentityClient({ callbackUrl, logoutReturnUrl, issuer, clientId, clientSecret });
    return { client, embedded: undefined };
  }
  const embedded = await createEmbeddedIdentity({ ...platform, callbackUrl, logoutReturnUrl });
  return { client: embedded.client, embedded };
}
