import { TRANSFER_LIMITS } from '@portal/api-contract/account';
import { normalizeText } from '@portal/api-contract/rules';
import { defineForm, field } from '@portal/ui-forms';

const YUAN = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** An amount in 元 as it was typed, in 分 and without a fraction in between; `undefined` where it is none. */
export function readYuan(text: string): number | undefined {
  const [, yuan, fen = ''] = YUAN.exec(normalizeText(text).replaceAll(',', '')) ?? [];
  return yuan === undefined ? undefined : Number(yuan + fen.padEnd(2, '0'));
}

/** What is wrong with an amount as it was typed, or an empty text. */
export function findAmountError(text: string): string {
  if (!text.trim()) return '请输入汇款金额';
  const amount = readYuan(text);
  if (amount === undefined || amount > TRANSFER_LIMITS.amount) return '请输入正确的汇款金额，如 1000.00';
  return amount > 0 ? '' : '汇款金额须大于0';
}

/** 汇款凭证: what somebody tells of a transfer that was made. */
export const voucherForm = defineForm({
  fileIds: field.files({
    label: '汇款回单',
    missing: '请上传汇款回单',
    hint: `银行回单的截图或文件，最多 ${TRANSFER_LIMITS.files} 个，JPG、PNG、BMP 或 PDF，每个不超过 10 MB`,
    accept: '.jpg,.jpeg,.png,.bmp,.pdf',
    max: TRANSFER_LIMITS.files,
    isKept: false,
  }),
  amount: {
    ...field.text({ label: '汇款金额（元）', findError: findAmountError, inputMode: 'decimal', autoComplete: 'off' }),
    toSent: (text: string) => readYuan(text) ?? 0,
  },
  paidAt: field.date({ label: '汇款日期', missing: '请选择汇款日期' }),
});
