/** A call as the server saw it. */
export interface SeenCall {
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the server answers: `data`, or an error with its code. */
export interface StubResponse {
  readonly data?: unknown;
  readonly code?: string;
  readonly msg?: string;
  readonly status?: number;
}

/** Puts a server in place of `fetch`; answers by path, each a value or a function of the call. */
export function stubPortal(responses: Record<string, StubResponse | ((call: SeenCall) => StubResponse)>): SeenCall[] {
  const calls: SeenCall[] = [];
  globalThis.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input), window.location.origin);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = init.headers as Record<string, string>;
    const call = { path: pathname + search, method: init.method ?? 'GET', body, headers };
    calls.push(call);
    const respond = responses[pathname];
    if (respond === undefined) throw new TypeError('Failed to fetch');
    const { data = null, code = '200', msg = '', status } = typeof respond === 'function' ? respond(call) : respond;
    const isGood = code === '200' || code === '0';
    const text = JSON.stringify({ code, msg, data, traceId: 't' });
    return new Response(text, { status: status ?? (isGood ? 200 : 400) });
  };
  return calls;
}

/** Options of a demonstration. */
export const DEMO_OPTIONS: StubResponse = {
  data: {
    brand: { name: '启衡工业互联网', logo: '/files/logo.svg', home: '/miot/homepage' },
    isDemo: true,
    demoPassword: 'Portal@2026',
    demoAccounts: [
      { userName: 'demo-personal', label: '个人用户' },
      { userName: 'demo-new', label: '新注册用户' },
    ],
  },
};

/** Options of a real portal. */
export const PLAIN_OPTIONS: StubResponse = { data: { brand: null, isDemo: false, demoPassword: '', demoAccounts: [] } };
