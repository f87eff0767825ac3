import { definePage, useAppSelector } from '@portal/data-access-api';
import { sessionApi } from '@portal/data-access-api/session';
import { DetailState } from '@portal/ui-content';
import { MaasContent } from './maas-content';
import { MaasDenied } from './maas-denied';

export const page = definePage({ Page: MaasPage });

/** Model services: for those whose account has them; everybody else reads how to get them. */
function MaasPage() {
  const access = useMaasAccess();
  if (access === 'denied') return <MaasDenied />;
  // Nothing is said before it is known: a refusal that flashes up frightens those who are let in.
  if (access === 'unknown') return <DetailState result={WAITING}>{() => null}</DetailState>;
  return <MaasContent />;
}

function useMaasAccess(): 'granted' | 'denied' | 'unknown' {
  const { isLoggedIn, menuPermissions } = useAppSelector((state) => state.authInfo);
  const { status, data } = useAppSelector(selectPermission);
  if (menuPermissions.length > 0) return 'granted';
  if (!isLoggedIn) return 'denied';
  // The answer is there a moment before the session takes it over, together with others.
  if (data) return data.menuPermission.length > 0 ? 'granted' : 'denied';
  return status === 'pending' ? 'unknown' : 'denied';
}

const selectPermission = sessionApi.endpoints.getMenuPermission.select();

const WAITING = { isError: false, refetch: () => undefined };
