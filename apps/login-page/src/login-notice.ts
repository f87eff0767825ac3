const KEY = 'login-page.notice';

const TEXTS = { registered: '注册成功，请登录', reset: '密码已重置，请用新密码登录' } as const;

/** What the next login begins with. */
export type LoginNotice = keyof typeof TEXTS;

/** Remembers what was just done: the login that follows may start with a trip to the server. */
export function keepLoginNotice(notice: LoginNotice): void {
  try {
    sessionStorage.setItem(KEY, notice);
  } catch {
    // Without storage the login works all the same, only the notice is missing.
  }
}

/** Returns the text of what was just done; empty for nothing. */
export function readLoginNotice(): string {
  try {
    const notice = sessionStorage.getItem(KEY);
    return notice === 'registered' || notice === 'reset' ? TEXTS[notice] : '';
  } catch {
    return '';
  }
}

/** The notice was shown. */
export function dropLoginNotice(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // What cannot be written cannot be read either.
  }
}
