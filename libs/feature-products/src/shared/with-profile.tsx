import type { UserProfile } from '@portal/api-contract';
import { useGetUserProfileQuery } from '@portal/data-access-api/forms';
import type { ReactNode } from 'react';
import { FormSkeleton } from './form-skeleton';

/** Props of `WithProfile`. */
export interface WithProfileProps {
  /** Whether the form waits for something else besides. */
  readonly isHeld?: boolean;
  readonly children: (profile: UserProfile | undefined) => ReactNode;
}

/** A form that starts from the profile; where that cannot be read, from nothing. */
export function WithProfile({ isHeld = false, children }: WithProfileProps) {
  const { data, isLoading } = useGetUserProfileQuery();
  return isLoading || isHeld ? <FormSkeleton /> : children(data);
}
