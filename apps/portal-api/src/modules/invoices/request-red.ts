import { RED_REASONS, type requestRedInvoice } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import { type Actor, toActor } from '../../platform/records/record-transition';
import type { Subject } from '../../platform/security/session-verifier';
import type { ApplyOptions } from './apply-for-invoice';
import { openInvoiceForm, sealedRedForm, toBuyer, toTitleName } from './invoice-form';
import { requireTitle } from './invoice-plan';
import { findOpenRed } from './invoice-record';
import { invoiceRed, type InvoiceRow, RED_REQUESTED } from './invoices.tables';
import { changeRed, voidRed } from './red-work';

interface RedRequest {
  readonly owner: Subject;
  readonly input: ParsedInput<typeof requestRedInvoice>;
  readonly at: Date;
}

/** Applies for the red invoice of a locked invoice; the provider is asked from here on. */
export async function requestRed(
  runner: QueryRunner,
  options: ApplyOptions,
  row: InvoiceRow,
  { owner, input: { reason, entry, reissue, titleId }, at }: RedRequest,
): Promise<InvoiceRow> {
  if (options.desk === undefined) throw new HttpError(409, '暂未开通在线退票，请提交工单由财务处理');
  if (entry !== 'none' && row.type === 1) throw new HttpError(409, '普通发票不涉及抵扣，请选择尚未用于申报抵扣');
  const changed = await options.invoices.transition(runner, row, {
    ...{ action: 'requestRed', actor: toActor(owner), at, reason: RED_REASONS[reason] },
  });
  const id = randomUUID();
  await runner.insert(invoiceRed).values({
    ...{ id, invoiceId: row.id, reason, entry, reissue, requestedAt: at, redNo: createBusinessNumber('HZ', at) },
    ...(reissue && (await planReissue(runner, options, row, { id, owner, titleId: titleId ?? row.titleId }))),
  });
  return changed;
}

/** For whom the invoice is that takes the place of another. */
async function planReissue(
  runner: QueryRunner,
  options: ApplyOptions,
  row: InvoiceRow,
  { id, owner, titleId }: { readonly id: string; readonly owner: Subject; readonly titleId: string },
) {
  const { protection, desk } = options;
  const title = await requireTitle(runner, options, owner, { titleId, type: row.type });
  const earlier = openInvoiceForm(protection, row);
  const form = { ...earlier, buyer: toBuyer(title, row.type), seller: desk?.seller ?? earlier.seller };
  return {
    ...{ titleId: title.id, titleName: toTitleName(title) },
    formEncrypted: protection.encrypt(JSON.stringify(form), sealedRedForm.toPlace(id)),
  };
}

/** The buyer agrees to the red invoice of a locked invoice, or denies it. */
export async function confirmRed(
  runner: QueryRunner,
  options: ApplyOptions,
  row: InvoiceRow,
  { owner, agree, at }: { readonly owner: Subject; readonly agree: boolean; readonly at: Date },
): Promise<InvoiceRow> {
  const red = row.state === RED_REQUESTED ? await findOpenRed(runner, row) : undefined;
  if (red === undefined || (red.code !== '02' && red.code !== '03'))
    throw new HttpError(409, '当前没有需要您确认的红字信息');
  if (red.deadline !== null && red.deadline <= at) throw new HttpError(409, '已超过确认时限');
  const actor = toActor(owner);
  if (!agree) return voidRed(options.invoices, runner, row, { code: red.code === '02' ? '05' : '08', actor, at });
  // What the buyer has entered is for the seller to confirm.
  if (red.code === '03') throw new HttpError(409, '红字信息由您发起，请等待销方确认');
  return agreeToRed(runner, options, row, { actor, at });
}

/** Both sides agree: the red invoice is issued from here on. */
export async function agreeToRed(
  runner: QueryRunner,
  options: Pick<ApplyOptions, 'invoices'>,
  row: InvoiceRow,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
): Promise<InvoiceRow> {
  const red = await findOpenRed(runner, row);
  await changeRed(runner, red, { code: '04', deadline: null });
  await options.invoices.note(runner, row, { action: 'confirmRed', actor, at });
  return options.invoices.change(runner, row, {
    ...{ askAt: at, askCount: 0, dueAt: null, waitsSince: null, assigneeId: null },
  });
}
