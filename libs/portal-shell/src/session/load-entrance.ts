import { type AppDispatch, entranceLoaded } from '@portal/data-access-api';
import { sessionApi } from '@portal/data-access-api/session';

/** Loads the real-name entrance flags into the store (spec §6, §7). */
export async function loadEntrance(dispatch: AppDispatch): Promise<void> {
  const { data } = await dispatch(sessionApi.endpoints.getPageShowMode.initiate(undefined, { subscribe: false }));
  if (data) dispatch(entranceLoaded(data));
}
