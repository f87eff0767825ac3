import { useEffect, useRef } from 'react';
import { toAuthorizeUrl } from '../login-urls';
import { LoginBrandContext } from '../frame/login-brand-context';
import { TITLE_ID } from '../frame/screen-frame';
import type { LoginOptions } from '../http/login-calls';
import type { LoginScreen } from '../return-target';
import { LoginPage } from '../screens/login.page';
import { OpeningPage } from '../screens/opening.page';
import { OutboxPage } from '../screens/outbox.page';
import { RegisterPage } from '../screens/register.page';
import { ResetPage } from '../screens/reset.page';
import { TroublePage } from '../screens/trouble.page';
import { useLoginOptions } from './use-login-options';
import { useLoginScreen } from './use-login-screen';

/** Shows the screen that the URL asks for. */
export function LoginApp() {
  const screen = useLoginScreen();
  const { name, uid, returnPath } = screen;
  const isOpening = uid === undefined && (name === 'login' || name === 'register');
  const options = useLoginOptions(!isOpening && name !== 'outbox', returnPath);
  const wasShown = useRef(false);

  // Without a page load nobody is told of the new screen otherwise.
  useEffect(() => {
    if (wasShown.current) document.getElementById(TITLE_ID)?.focus();
    wasShown.current = true;
  }, [name]);

  return <LoginBrandContext value={options.brand}>{renderScreen(screen, options)}</LoginBrandContext>;
}

function renderScreen({ name, uid, returnPath }: LoginScreen, options: LoginOptions) {
  if (name === 'outbox') return <OutboxPage />;
  if (name === 'unavailable' || name === 'failed') return <TroublePage kind={name} returnPath={returnPath} />;
  if (name === 'reset') return <ResetPage uid={uid} returnPath={returnPath} isDemo={options.isDemo} />;
  if (uid === undefined) {
    const isRegister = name === 'register';
    const url = toAuthorizeUrl(returnPath, isRegister ? 'register' : undefined);
    return <OpeningPage title={isRegister ? '注册' : '登录'} url={url} returnPath={returnPath} />;
  }
  const shared = { uid, returnPath, options };
  return name === 'register' ? <RegisterPage {...shared} /> : <LoginPage {...shared} />;
}
