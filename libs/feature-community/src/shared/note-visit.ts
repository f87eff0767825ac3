import type { AppDispatch } from '@portal/data-access-api';
import { communityOwnApi } from '@portal/data-access-api/community';

/** Notes in a member's history that they read an item. */
export async function noteVisit(dispatch: AppDispatch, mid: string): Promise<void> {
  await dispatch(communityOwnApi.endpoints.saveVisit.initiate({ targetId: mid }));
}
