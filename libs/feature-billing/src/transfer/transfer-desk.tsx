import type { RemitInfo } from '@portal/api-contract/account';
import { AccountCard } from '@portal/ui-account';
import { RemitCard } from './remit-card';
import { VoucherForm } from './voucher-form';
import { VoucherList } from './voucher-list';

/** Props of `TransferDesk`. */
export interface TransferDeskProps {
  readonly info: RemitInfo;
  /** Whether the order waits for a voucher. */
  readonly isOpen: boolean;
}

/** All about an order that is paid by a transfer: where to, what was handed in, and what can be. */
export function TransferDesk({ info, isOpen }: TransferDeskProps) {
  const { orderNo, vouchers } = info;
  return (
    <>
      <RemitCard info={info} />
      {vouchers.length > 0 && <VoucherList vouchers={vouchers} />}
      {isOpen && (
        <AccountCard title="上传汇款凭证">
          <VoucherForm key={vouchers.length} orderNo={orderNo} />
        </AccountCard>
      )}
    </>
  );
}
