import { useEffect, useState } from 'react';
import { loadLoginOptions, type LoginOptions } from '../http/login-calls';

const NO_OPTIONS: LoginOptions = { brand: null, isDemo: false, demoAccounts: [], demoPassword: '' };

/**
 * What the login page offers to somebody who comes from a page; without a response the forms alone, which work all the
 * same.
 */
export function useLoginOptions(isNeeded: boolean, returnPath = '/'): LoginOptions {
  const [options, setOptions] = useState(NO_OPTIONS);
  const { pathname } = new URL(returnPath, window.location.origin);
  useEffect(() => {
    if (isNeeded) loadLoginOptions(pathname).then(setOptions, () => undefined);
  }, [isNeeded, pathname]);
  return options;
}
