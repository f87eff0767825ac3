import type { UserProfile } from '@portal/api-contract';
import { useGetUserProfileQuery } from '@portal/data-access-api/forms';
import { Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';

/** Props of `WithProfile`. */
export interface WithProfileProps {
  /** Whether the form waits for something else besides. */
  readonly isHeld?: boolean;
  readonly children: (profile: UserProfile | undefined) => ReactNode;
}

/** A form that starts from the profile; where that cannot be read, from nothing. */
export function WithProfile({ isHeld = false, children }: WithProfileProps) {
  const { data, isLoading } = useGetUserProfileQuery();
  if (!isLoading && !isHeld) return children(data);
  return (
    <div role="status" aria-label="正在加载">
      <Skeleton height={480} />
    </div>
  );
}
