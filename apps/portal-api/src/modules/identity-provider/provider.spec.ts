import { setUpPortal } from '../../testing/set-up';

const portal = setUpPortal();

describe('the embedded provider', () => {
  it('knows the code flow alone, with PKCE by S256 and tokens signed by ES256', async () => {
    const { statusCode, json } = await portal.app.inject('/oidc/.well-known/openid-configuration');
    expect(statusCode).toBe(200);
    expect(json()).toMatchObject({
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
      scopes_supported: ['openid', 'profile', 'phone'],
    });
    expect(json()).not.toHaveProperty('registration_endpoint');
  });

  it.each(['authorization_code', 'password', 'client_credentials', 'refresh_token', 'implicit'])(
    'gives no token for %s to a client without its secret',
    async (grant_type) => {
      const response = await portal.app.inject({
        method: 'POST',
        url: '/oidc/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          grant_type,
          client_id: 'portal',
          code: 'x',
          username: 'x',
          password: 'x',
        }).toString(),
      });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.json()).not.toHaveProperty('access_token');
    },
  );
});
