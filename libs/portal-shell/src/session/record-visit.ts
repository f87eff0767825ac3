import { type AppDispatch, readSession, readStored, writeStored } from '@portal/data-access-api';

const STORAGE_KEY = 'visitRecorded';

/** Records the visit, once a browser session (spec §7); the server trusts neither address nor account. */
export function recordVisit(dispatch: AppDispatch): void {
  if (readStored('session', STORAGE_KEY) || !writeStored('session', STORAGE_KEY, '1')) return;
  void import('@portal/data-access-api/session').then(async ({ visitApi }) => {
    const { endpoints } = visitApi;
    const { data, error } = await dispatch(endpoints.getOwnAddress.initiate(undefined, { subscribe: false }));
    if (error) console.warn('The own address could not be looked up');
    const { userCode } = readSession();
    await dispatch(
      endpoints.addVisit.initiate({ ...(data && { ip: data.ip }), ...(userCode && { userAccount: userCode }) }),
    );
  });
}
