import { type PageModule, useAppDispatch, useAppSelector } from '@portal/data-access-api';
import type { PathAccess } from '@portal/portal-paths';
import { Skeleton, VisuallyHidden } from '@portal/ui-kit';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { replaceByLogin } from '../session/replace-by-login';
import { LOGIN_REDIRECT_MS } from '../session/use-session';
import styles from './guard-page.module.css';

/**
 * Puts the page behind a login (spec §5, §6): the server and visitors see its frame alone. The page's own data is
 * fetched by the page once it is shown, so its loader does not run.
 */
export function guardPage({ Page }: PageModule, access: PathAccess): PageModule {
  return { Page: () => <GuardedPage Page={Page} access={access} /> };
}

interface GuardedPageProps {
  readonly Page: ComponentType;
  readonly access: PathAccess;
}

function GuardedPage({ Page, access }: GuardedPageProps) {
  const { isLoggedIn, isExpired } = useLogin();
  const [wasShown, setWasShown] = useState(false);
  if (isLoggedIn && !wasShown) setWasShown(true);
  const hasEntrance = useEntrance(isLoggedIn && access === 'realname');
  // A session that ends in the middle of a form takes nothing away before the login page opens.
  const isOpen = isLoggedIn || (isExpired && wasShown);
  if (isOpen && (access === 'login' || hasEntrance)) return <Page />;
  return (
    <div className={styles.frame} role="status">
      <VisuallyHidden as="h1">正在确认登录状态</VisuallyHidden>
      <Skeleton height={32} width="30%" />
      <Skeleton height={180} />
      <Skeleton height={120} />
    </div>
  );
}

/** Sends visitors to the login page and back to this URL. */
function useLogin() {
  const dispatch = useAppDispatch();
  const { isKnown, isLoggedIn, isExpired, isLeaving } = useAppSelector((state) => state.authInfo);
  const hadLogin = useRef(false);
  const isVisitor = isKnown && !isLoggedIn && !isExpired && !isLeaving;
  useEffect(() => {
    if (isLoggedIn) hadLogin.current = true;
    if (!isVisitor) return undefined;
    // A session that ended here, in another tab, is given the time to end at the provider too.
    const timer = setTimeout(() => replaceByLogin(dispatch), hadLogin.current ? LOGIN_REDIRECT_MS : 0);
    return () => clearTimeout(timer);
  }, [isLoggedIn, isVisitor, dispatch]);
  return { isLoggedIn, isExpired };
}

/** Loads the real-name entrance flags where they are missing. */
function useEntrance(isNeeded: boolean): boolean {
  const dispatch = useAppDispatch();
  const entrance = useAppSelector((state) => state.entrance);
  const isMissing = isNeeded && entrance === '';
  useEffect(() => {
    if (!isMissing) return;
    void import('../session/load-entrance').then(({ loadEntrance }) => loadEntrance(dispatch));
  }, [isMissing, dispatch]);
  return entrance !== '';
}
