import { Skeleton } from '@portal/ui-kit';

/** Stands where a form will, while what it starts from is on its way. */
export function FormSkeleton() {
  return (
    <div role="status" aria-label="正在加载">
      <Skeleton height={480} />
    </div>
  );
}
