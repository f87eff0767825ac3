import { RecordColumns } from '@portal/ui-account';
import { Skeleton } from '@portal/ui-kit';

/** Stands for the page of an order or a product until that is there. */
export function RecordWaiting() {
  return (
    <>
      <Skeleton height={148} />
      <RecordColumns main={<Skeleton height={640} />} aside={<Skeleton height={420} />} />
    </>
  );
}
