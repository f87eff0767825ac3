import type { UserProfile } from '@portal/api-contract';
import { useVisitor } from '@portal/data-access-api/forms';
import { Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';

/** Props of `WithVisitor`. */
export interface WithVisitorProps {
  /** Height of the form in pixels, so that nothing moves when it appears. */
  readonly height: number;
  readonly children: (profile: UserProfile | undefined) => ReactNode;
}

/** A form that starts from the visitor's profile; from nothing for those without a login, or where it cannot be read. */
export function WithVisitor({ height, children }: WithVisitorProps) {
  const { isReady, profile } = useVisitor();
  if (isReady) return children(profile);
  return (
    <div role="status" aria-label="正在加载">
      <Skeleton height={height} />
    </div>
  );
}
