import type { UserProfile } from '@portal/api-contract';
import { useAppSelector } from '@portal/data-access-api';
import { useGetUserProfileQuery } from '@portal/data-access-api/forms';
import { Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';

/** Props of `WithVisitor`. */
export interface WithVisitorProps {
  /** Height of the form in pixels, so that nothing moves when it appears. */
  readonly height: number;
  readonly children: (profile: UserProfile | undefined) => ReactNode;
}

/**
 * A form that starts from the visitor's profile; from nothing for those without a login, or where it cannot be read.
 * It waits until the visitor is known: a draft belongs to an account.
 */
export function WithVisitor({ height, children }: WithVisitorProps) {
  const { isKnown, isLoggedIn } = useAppSelector((state) => state.authInfo);
  const { data, isLoading } = useGetUserProfileQuery(undefined, { skip: !isLoggedIn });
  if (isKnown && !isLoading) return children(data);
  return (
    <div role="status" aria-label="正在加载">
      <Skeleton height={height} />
    </div>
  );
}
