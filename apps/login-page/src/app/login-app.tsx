import { useEffect, useRef } from 'react';
import { toAuthorizeAddress } from '../addresses';
import { TITLE_ID } from '../frame/screen-frame';
import { LoginPage } from '../screens/login.page';
import { OpeningPage } from '../screens/opening.page';
import { OutboxPage } from '../screens/outbox.page';
import { RegisterPage } from '../screens/register.page';
import { TroublePage } from '../screens/trouble.page';
import { useLoginOptions } from './use-login-options';
import { useLoginScreen } from './use-login-screen';

/** Shows the screen that the address asks for. */
export function LoginApp() {
  const { name, uid, returnPath } = useLoginScreen();
  const options = useLoginOptions(uid !== undefined);
  const wasShown = useRef(false);

  // Without a page load nobody is told of the new screen otherwise.
  useEffect(() => {
    if (wasShown.current) document.getElementById(TITLE_ID)?.focus();
    wasShown.current = true;
  }, [name]);

  if (name === 'outbox') return <OutboxPage />;
  if (name === 'unavailable' || name === 'failed') return <TroublePage kind={name} returnPath={returnPath} />;
  if (uid === undefined) {
    const isRegister = name === 'register';
    const address = toAuthorizeAddress(returnPath, isRegister ? 'register' : undefined);
    return <OpeningPage title={isRegister ? '注册' : '登录'} address={address} returnPath={returnPath} />;
  }
  const shared = { uid, returnPath, options };
  return name === 'register' ? <RegisterPage {...shared} /> : <LoginPage {...shared} />;
}
