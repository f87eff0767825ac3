const KEY = 'login-page.registered';

/** Remembers that an account was just made: the login that follows starts with a trip to the server. */
export function keepRegisteredNotice(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage the login works all the same, only the notice is missing.
  }
}

/** Whether an account was just made. */
export function hasRegisteredNotice(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** The notice was shown. */
export function dropRegisteredNotice(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // What cannot be written cannot be read either.
  }
}
