import { transferLifecycle } from '@portal/lifecycles';
import type { DataProtection } from '../../../platform/security/data-protection';
import { defineRecord } from '../../../platform/records/define-record';
import { defineSealedColumn } from '../../../platform/security/sealed-column';
import { transfer, type TransferRow } from './transfers.tables';

/** Transfers, and the only way to change one. */
export const transfers = defineRecord({
  lifecycle: transferLifecycle,
  table: transfer,
  guards: {},
  isClaimedForStep: true,
  describe: ({ transferNo }) => ({ number: transferNo, title: '', messageType: 'order', link: '' }),
});

/** Who paid, and what was written in the remark. */
export interface Payer {
  readonly payerName: string;
  readonly remark: string;
}

export const sealedPayer = defineSealedColumn(transfer.id, transfer.payerEncrypted, 'transfer.payer');

/** Seals who paid a transfer. */
export function sealPayer(protection: DataProtection, id: string, { payerName, remark }: Payer): string {
  return protection.encrypt(JSON.stringify({ payerName, remark }), sealedPayer.toPlace(id));
}

/** Opens who paid a transfer. */
export function openPayer(protection: DataProtection, row: Pick<TransferRow, 'id' | 'payerEncrypted'>): Payer {
  return JSON.parse(protection.decrypt(row.payerEncrypted, sealedPayer.toPlace(row.id))) as Payer;
}
