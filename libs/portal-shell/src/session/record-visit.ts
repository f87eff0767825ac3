import { type AppDispatch, readSession, readStored, writeStored } from '@portal/data-access-api';
import { visitApi } from '@portal/data-access-api/session';

const STORAGE_KEY = 'visitRecorded';

/** Records the visit, once a browser session (spec §7); the server trusts neither address nor account. */
export async function recordVisit(dispatch: AppDispatch): Promise<void> {
  if (readStored('session', STORAGE_KEY) || !writeStored('session', STORAGE_KEY, '1')) return;
  const { getOwnAddress, addVisit } = visitApi.endpoints;
  const { data, error } = await dispatch(getOwnAddress.initiate(undefined, { subscribe: false }));
  if (error) console.warn('The own address could not be looked up');
  const { userCode } = readSession();
  await dispatch(addVisit.initiate({ ...(data && { ip: data.ip }), ...(userCode && { userAccount: userCode }) }));
}
