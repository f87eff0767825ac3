import type { UserProfile } from '@portal/api-contract';
import { useGetUserProfileQuery } from '@portal/data-access-api/forms';
import { Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';

/** A form that starts from the profile; where that cannot be read, from nothing. */
export function WithProfile({ children }: { readonly children: (profile: UserProfile | undefined) => ReactNode }) {
  const { data, isLoading } = useGetUserProfileQuery();
  if (!isLoading) return children(data);
  return (
    <div role="status" aria-label="正在加载">
      <Skeleton height={480} />
    </div>
  );
}
