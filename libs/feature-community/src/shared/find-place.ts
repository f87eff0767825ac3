import type { AppDispatch } from '@portal/data-access-api';
import { communityPlacesApi } from '@portal/data-access-api/community';

/** Something that stands in a list on the page of an item. */
export interface SoughtTarget {
  readonly targetType: 'comment' | 'answer';
  readonly targetId: string;
}

/** Returns the query and the hash that lead to it; where it is not shown, those that have the page say so. */
export async function findPlace(
  dispatch: AppDispatch,
  target: SoughtTarget,
): Promise<{ readonly search: string; readonly hash: string }> {
  const call = dispatch(communityPlacesApi.endpoints.getTargetPlace.initiate(target));
  const { data } = await call;
  call.unsubscribe();
  const { targetType, targetId } = target;
  const [, search = `?${targetType}=${targetId}`, hash = `#${targetType}-${targetId}`] =
    /^[^?#]*(\?[^#]*)(#.*)$/.exec(data?.url ?? '') ?? [];
  return { search, hash };
}
