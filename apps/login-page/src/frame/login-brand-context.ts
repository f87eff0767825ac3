import { createContext } from 'react';
import type { LoginOptions } from '../http/login-calls';

/** Brand in whose name somebody logs in; `null` until it is known, and where none is configured. */
export const LoginBrandContext = createContext<LoginOptions['brand']>(null);
