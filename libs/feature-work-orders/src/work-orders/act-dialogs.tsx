import type { WorkOrderDetail } from '@portal/api-contract/account';
import { ActDialog } from './act-dialog';
import type { ActListener } from './act-form';
import { GrantDialog } from './grant-dialog';
import { RatingDialog } from './rating-dialog';
import type { OwnAct } from './work-order-acts';

/** Props of `ActDialogs`. */
export interface ActDialogsProps extends ActListener {
  readonly workOrder: WorkOrderDetail;
  /** The act that is asked about; it stays open where the work order moves on meanwhile. */
  readonly act: OwnAct | null;
  readonly onClose: () => void;
}

/** The dialog of the act that was chosen. */
export function ActDialogs({ workOrder: { ticketNo, rating, version }, act, ...rest }: ActDialogsProps) {
  const isPlain = act !== 'rate' && act !== 'grant';
  return (
    <>
      <ActDialog ticketNo={ticketNo} act={isPlain ? act : null} {...rest} />
      <RatingDialog ticketNo={ticketNo} version={version} rating={rating} isOpen={act === 'rate'} {...rest} />
      <GrantDialog ticketNo={ticketNo} isOpen={act === 'grant'} {...rest} />
    </>
  );
}
