import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD } from '../modules/identity-provider/demo-accounts';

/** Response to a call of a test browser. */
export interface BrowserResponse {
  readonly status: number;
  readonly location: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly body: { readonly code: string; readonly msg: string; readonly data: unknown };
}

interface RequestOptions {
  readonly method?: 'GET' | 'POST';
  readonly payload?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser as far as the API sees one: cookies, and a token it may hold. */
export class TestBrowser {
  /** Cookies by name, with their path behind a space where it is not the whole site. */
  readonly cookies = new Map<string, string>();
  token: string | undefined;

  constructor(
    readonly app: FastifyInstance,
    readonly origin = 'http://localhost',
    readonly address = '127.0.0.1',
  ) {}

  /** Makes a request with this browser's cookies, and with its token where it has one. */
  async request(url: string, { method = 'GET', payload, headers = {} }: RequestOptions = {}): Promise<BrowserResponse> {
    const { pathname, search, host } = new URL(url, this.origin);
    const response = await this.app.inject({
      method,
      url: pathname + search,
      remoteAddress: this.address,
      headers: {
        host,
        ...(this.cookies.size > 0 && { cookie: this.#formatCookies(pathname) }),
        ...this.tokenHeaders(),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    });
    this.#takeCookies(response.headers['set-cookie']);
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      location: String(response.headers.location ?? ''),
      headers: response.headers,
      text: response.body,
      body: isJson ? response.json() : { code: '', msg: '', data: undefined },
    };
  }

  /** The two headers a token travels in. */
  tokenHeaders(token = this.token): Record<string, string> {
    return token === undefined ? {} : { authorization: `Bearer ${token}`, 'idaas-auth-token': token };
  }

  /** Goes to a URL and on, until a response is no redirect to a call or the login page is reached. */
  async follow(url: string): Promise<string> {
    let next = url;
    for (let hop = 0; hop < 12; hop += 1) {
      const { pathname } = new URL(next, this.origin);
      if (!/^\/(ptl|oidc)\//.test(pathname)) return next;
      const response = await this.request(next);
      const form = response.location ? undefined : readForm(response.text);
      next = form ? (await this.#submit(form)).location : response.location;
      if (!next) throw new Error(`${pathname} answered ${response.status}: ${response.text.slice(0, 200)}`);
    }
    throw new Error(`Too many redirects from ${url}`);
  }

  /** Starts a login and returns its `uid`. */
  async openLogin(returnTo = '/'): Promise<string> {
    const page = await this.follow(`/ptl/api/auth/authorize?redirect_uri=${encodeURIComponent(returnTo)}`);
    return new URLSearchParams(page.split('?')[1]).get('uid') ?? '';
  }

  /** Logs in up to the portal's own code; returns the URL of the page with the code in it. */
  async logInUpToCode(userName = 'demo-personal', returnTo = '/'): Promise<string> {
    const uid = await this.openLogin(returnTo);
    const payload = { uid, userName, password: DEMO_PASSWORD };
    const { body } = await this.request('/ptl/auth/api/login', { method: 'POST', payload });
    if (body.code !== '200') throw new Error(`Login failed: ${body.msg}`);
    return this.follow((body.data as { redirectTo: string }).redirectTo);
  }

  /** Logs in and keeps the token. */
  async logIn(userName?: string): Promise<void> {
    const page = await this.logInUpToCode(userName);
    const { body } = await this.exchange(new URL(page, this.origin).searchParams.get('code') ?? '');
    this.token = (body.data as { token: string }).token;
  }

  /** Exchanges a code as the portal's pages do. */
  exchange(code: string): Promise<BrowserResponse> {
    return this.request(`/ptl/api/auth/token?code=${encodeURIComponent(code)}`);
  }

  /** Account the API sees in this browser; `null` for a visitor. */
  async whoAmI(): Promise<string | null> {
    const { body } = await this.request('/ptl/auth/api/checkToken');
    return (body.data as { account: string } | null)?.account ?? null;
  }

  /** Logs out as the portal's pages do; returns the URL where it ends. */
  async logOut(returnTo = '/'): Promise<string> {
    const { body } = await this.request('/ptl/api/auth/logout-url');
    this.token = undefined;
    return this.follow(body.data + encodeURIComponent(returnTo));
  }

  #formatCookies(pathname: string): string {
    return Array.from(this.cookies, ([key, value]) => ({ name: key.split(' ')[0], path: key.split(' ')[1], value }))
      .filter(({ path }) => path === undefined || pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  #takeCookies(lines: string | string[] | undefined): void {
    for (const line of [lines ?? []].flat()) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const isGone = attributes.some((text) => /max-age=0|expires=thu, 01 jan 1970/i.test(text.trim()));
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      const key = path === '/' ? name.trim() : `${name.trim()} ${path}`;
      if (isGone || value === '') this.cookies.delete(key);
      else this.cookies.set(key, value);
    }
  }

  #submit({ action, fields }: HtmlForm): Promise<BrowserResponse> {
    return this.request(action, {
      method: 'POST',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  }
}

interface HtmlForm {
  readonly action: string;
  readonly fields: Record<string, string>;
}

function readForm(html: string): HtmlForm | undefined {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1];
  if (action === undefined) return undefined;
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return { action, fields: Object.fromEntries(Array.from(inputs, ([, name = '', value = '']) => [name, value])) };
}
