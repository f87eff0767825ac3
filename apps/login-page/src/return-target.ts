const LOGIN_PAGE = '/loginPage';

/** The screen that the address asks for, and the page to go back to. */
export interface LoginScreen {
  readonly name: 'login' | 'register';
  /** Path on this site; undefined where the address names none that is safe. */
  readonly returnPath: string | undefined;
}

/** Reads an address such as `#/login?redirect=/miot/homepage` or `#/register?host=www.example.com`. */
export function readLoginScreen(hash: string, origin: string): LoginScreen {
  const [route = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const values = new URLSearchParams(query);
  return {
    name: route === '/register' ? 'register' : 'login',
    returnPath: toReturnPath(values.get('redirect') ?? values.get('host'), origin),
  };
}

/** Only a path of this site is accepted, so that no foreign site can borrow the page for its own ends. */
function toReturnPath(value: string | null, origin: string): string | undefined {
  if (!value?.startsWith('/') || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  const path = url.pathname + url.search + url.hash;
  const isOwnPage = url.pathname === LOGIN_PAGE || url.pathname.startsWith(`${LOGIN_PAGE}/`);
  return url.origin === origin && !path.startsWith('//') && !isOwnPage ? path : undefined;
}
