import { useEffect, useState } from 'react';
import { loadLoginOptions, type LoginOptions } from '../http/login-calls';

const NO_OPTIONS: LoginOptions = { isDemo: false, demoAccounts: [], demoPassword: '' };

/** What the login page offers; without an answer the forms alone, which work all the same. */
export function useLoginOptions(isNeeded: boolean): LoginOptions {
  const [options, setOptions] = useState(NO_OPTIONS);
  useEffect(() => {
    if (isNeeded) loadLoginOptions().then(setOptions, () => undefined);
  }, [isNeeded]);
  return options;
}
