import { type AppDispatch, readSession, readStored, writeStored } from '@portal/data-access-api';
import { visitApi } from '@portal/data-access-api/session';
import { VISIT_STORE } from '../consent/consent-stores';

const LOOKUP_TIMEOUT_MS = 5000;

/**
 * Records the visit of somebody who agreed to it, once a browser session (spec §7), where the boot script has not; the
 * server trusts neither address nor account. `lookupUrl` names a third-party look-up of the address; without it our own is asked.
 */
export async function recordVisit(dispatch: AppDispatch, lookupUrl?: string): Promise<void> {
  if (readStored('session', VISIT_STORE) || !writeStored('session', VISIT_STORE, '1')) return;
  const ip = await (lookupUrl ? askThirdParty(lookupUrl) : askOwnServer(dispatch));
  if (!ip) console.warn('The own address could not be looked up');
  const { userCode } = readSession();
  const hints = { ...(ip && { ip }), ...(userCode && { userAccount: userCode }) };
  await dispatch(visitApi.endpoints.addVisit.initiate(hints));
}

async function askOwnServer(dispatch: AppDispatch): Promise<string | undefined> {
  const { data } = await dispatch(visitApi.endpoints.getOwnAddress.initiate(undefined, { subscribe: false }));
  return data?.ip;
}

async function askThirdParty(lookupUrl: string): Promise<string | undefined> {
  const url = new URL(lookupUrl);
  url.searchParams.set('format', 'json');
  try {
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(LOOKUP_TIMEOUT_MS) });
    const { ip } = (await response.json()) as { readonly ip?: unknown };
    return typeof ip === 'string' ? ip.slice(0, 45) : undefined;
  } catch {
    // The caller logs that there is no address; the visit counts without it.
    return undefined;
  }
}
