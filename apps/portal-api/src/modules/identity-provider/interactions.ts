import type { FastifyInstance } from 'fastify';
import type Provider from 'oidc-provider';
import { type CallCookies, createCallCookies } from '../../platform/http/call-cookies';
import type { PublicOrigins } from '../../platform/http/public-origins';
import { HttpError } from '../../platform/http/http-error';
import type { OneTimeSecrets } from '../../platform/one-time-secrets/one-time-secrets.service';
import { ensureBrowser, readBrowser } from '../../platform/security/browser-binding';
import { redirect } from '../auth/auth-pages.routes';
import { describeFailurePage, type LoginFlow } from '../auth/login-flow.service';
import type { LoginMethod } from '../auth/login-methods';

const LIFETIME_MS = 60 * 60_000;

export interface InteractionsOptions {
  /** Any provider of them, as they share their state. */
  readonly findProvider: () => Promise<Provider>;
  readonly secrets: OneTimeSecrets;
}

/** Logins that wait for somebody to say who they are, each bound to the browser that began it. */
export function createInteractions({ findProvider, secrets }: InteractionsOptions) {
  return {
    /** Binds a login to the browser; called with the provider's own cookie checked. */
    async begin(uid: string, cookies: CallCookies): Promise<void> {
      const purpose = 'login-interaction' as const;
      const browserHash = ensureBrowser(cookies);
      if (await secrets.peek(purpose, uid, browserHash)) return;
      await secrets.issue({ purpose, secret: uid, browserHash, payload: {}, lifetimeMs: LIFETIME_MS });
    },
    /** Rejects a login that is not this browser's or has been going on for too long. */
    async assertOpen(uid: string, cookies: CallCookies): Promise<void> {
      if (!(await secrets.peek('login-interaction', uid, readBrowser(cookies)))) throw rejectOld();
    },
    /** Finishes a login and returns the path where the browser goes on. */
    async finish(uid: string, accountId: string, method: LoginMethod, cookies: CallCookies): Promise<string> {
      const isOpen = await secrets.consume('login-interaction', uid, readBrowser(cookies));
      const interaction = isOpen && (await (await findProvider()).Interaction.find(uid));
      if (!interaction) throw rejectOld();
      interaction.result = { login: { accountId, amr: [method] } };
      await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
      const { pathname, search } = new URL(interaction.returnTo);
      return pathname + search;
    },
  };
}

export type Interactions = ReturnType<typeof createInteractions>;

function rejectOld(): HttpError {
  return new HttpError(410, '登录已超时，请重新开始');
}

export interface InteractionPageOptions {
  readonly providerOf: (origin: string) => Promise<Provider>;
  readonly interactions: Interactions;
  readonly flow: LoginFlow;
  readonly origins: PublicOrigins;
}

/** URL the provider sends the browser to when somebody has to log in: leads on to the login page. */
export function registerInteractionPage(app: FastifyInstance, options: InteractionPageOptions): void {
  const { providerOf, interactions, flow, origins } = options;
  app.get('/ptl/api/auth/interaction/:uid', async (request, reply) => {
    const setCookies: string[] = [];
    const cookies = createCallCookies(request.headers, origins.isHttps, (line) => setCookies.push(line));
    try {
      const provider = await providerOf(origins.ofHost(request.host));
      const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
      await interactions.begin(uid, cookies);
      const returnTo = await flow.findReturn(String(params['state'] ?? ''), cookies);
      const back = `redirect=${encodeURIComponent(returnTo)}`;
      const isRegistration = params['screen'] === 'register';
      const screen = isRegistration ? `register?host=${encodeURIComponent(request.host)}&` : 'login?';
      return redirect(reply, `/loginPage/#/${screen}uid=${encodeURIComponent(uid)}&${back}`, setCookies);
    } catch (error) {
      // The provider's cookie is missing or old: the login starts again.
      request.log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'login page asked for in vain');
      return redirect(reply, describeFailurePage('failed'), setCookies);
    }
  });
}
