import { randomUUID } from 'node:crypto';
import { toChinaDay, toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { writeMarkdownPdf } from '../../platform/documents/markdown/write-markdown-pdf';
import { keepMadeFile, type MadeFilesOptions } from '../../platform/files/made-files';
import { toDecimalYuan } from '../../platform/money/decimal-yuan';
import { createRemitCode } from '../../platform/money/remit-code';
import { toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import type { Orders } from './order-record';
import type { OrderRow } from './purchase.tables';
import { transferVoucher } from './vouchers.tables';

/** Minutes after the order at which its voucher is handed in. */
const MINUTES = 95;

const RECEIPT = `# 电子回单

| 项目 | 内容 |
| --- | --- |
| 付款人 | {{payer}} |
| 交易日期 | {{day}} |
| 金额 | 人民币 {{amount}} 元 |
| 附言 | {{code}} |
`;

/** Hands in the receipt of a bank for an order of the demonstration, which waits for finance from then on. */
export async function handInDemoVoucher(
  runner: QueryRunner,
  options: MadeFilesOptions & { readonly records: Orders },
  owner: Subject,
  row: OrderRow,
): Promise<void> {
  const at = new Date(row.createdAt.getTime() + MINUTES * 60_000);
  const code = createRemitCode();
  const paidOn = toChinaDay(at);
  const { pdf } = await writeMarkdownPdf({
    template: RECEIPT,
    fields: { payer: '示例付款人', day: paidOn, amount: toDecimalYuan(row.payable), code },
    ...{ title: '电子回单', author: '演示', createdAt: at, head: toChinaTime(at), watermark: '样例 无效' },
  });
  const id = randomUUID();
  await keepMadeFile(runner, options, { id, ownerId: owner.id, name: '电子回单.pdf', bytes: Buffer.from(pdf), at });
  const chosen = await options.records.change(runner, row, { remitCode: code });
  await options.records.transition(runner, chosen, {
    action: 'uploadVoucher',
    actor: toActor(owner),
    at,
    fileIds: [id],
  });
  await runner.insert(transferVoucher).values({
    ...{ id: randomUUID(), orderNo: row.orderNo, ownerId: owner.id, fileIds: [id] },
    ...{ statedAmount: row.payable, paidOn, createdAt: at },
  });
}
