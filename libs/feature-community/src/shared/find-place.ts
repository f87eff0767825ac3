import type { ApiError, AppDispatch } from '@portal/data-access-api';
import { communityPlacesApi } from '@portal/data-access-api/community';
import type { To } from 'react-router-dom';

/** Something that stands in a list on the page of an item. */
export interface SoughtTarget {
  readonly targetType: 'comment' | 'answer';
  readonly targetId: string;
}

/** Returns where it stands; of what is not shown, the query and the hash that have the page say so. Nothing where it cannot be told. */
export async function findPlace(dispatch: AppDispatch, target: SoughtTarget): Promise<To | undefined> {
  const call = dispatch(communityPlacesApi.endpoints.getTargetPlace.initiate(target));
  const { data, error } = await call;
  call.unsubscribe();
  if (data) return data.url;
  const { targetType, targetId } = target;
  const isGone = (error as ApiError | undefined)?.status === 404;
  return isGone ? { search: `?${targetType}=${targetId}`, hash: `#${targetType}-${targetId}` } : undefined;
}
