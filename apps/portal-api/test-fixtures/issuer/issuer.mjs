// An OpenID provider of its own, for the test of a login through somebody else's: prints its URL and waits.
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const [, , callback, logoutReturn] = process.argv;
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'portal-elsewhere',
        client_secret: 'a secret of the other provider',
        redirect_uris: [callback],
        post_logout_redirect_uris: [logoutReturn],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], profile: ['preferred_username', 'name'], phone: ['phone_number'] },
    pkce: { required: () => true },
    cookies: { keys: ['cookie key of the other provider'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: (ctx, form) => void (ctx.body = form) },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: 'wang.elsewhere', name: '王', phone_number: '+8613912345678' }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid profile phone');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url.startsWith('/interaction/')) return handle(request, response);
    return provider.interactionFinished(request, response, { login: { accountId: 'subject-1' } });
  });
  process.stdout.write(`${issuer}\n`);
});
