import { INVOICE_LIMITS, type InvoiceSubject, type previewInvoice } from '@portal/api-contract/account';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError, rejectFields } from '../../platform/http/http-error';
import type { ParsedInput } from '../../platform/http/implement';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import { findParcelAddress } from '../addresses/find-parcel-address';
import { findPassedTitle, type PassedTitle } from '../invoice-titles/titles-of-invoices';
import { type InvoicedOrder, readInvoicedOrders } from '../purchase/invoiceable-orders';
import type { Identities } from '../realname/effective-identity';
import { type ChosenOrder, findInvoiceableOrders, toMonthId } from './candidates';
import { type InvoiceForm, toBuyer } from './invoice-form';
import { composeLines, type InvoiceSums } from './invoice-lines';
import type { TaxDesk } from './provider/tax-provider';

/** With what applications are looked at. */
export interface PlanOptions {
  readonly protection: DataProtection;
  /** Absent where nobody issues invoices. */
  readonly desk: TaxDesk | undefined;
  readonly identities: Pick<Identities, 'findEffective' | 'findEnterpriseSince'>;
}

/** What is applied for. */
export type Application = ParsedInput<typeof previewInvoice>;

/** An invoice as it would be. */
export interface InvoicePlan extends InvoiceSums {
  readonly title: PassedTitle;
  readonly subject: InvoiceSubject;
  readonly orders: readonly (ChosenOrder & InvoicedOrder)[];
  /** Orders that were added, because some of their money went back. */
  readonly added: readonly string[];
  readonly form: InvoiceForm;
}

/** Makes an invoice of an application. Rejects with 409 what cannot be on it, and wrong fields with 422. */
export async function planInvoice(
  runner: QueryRunner,
  options: PlanOptions,
  owner: Subject,
  application: Application,
): Promise<InvoicePlan> {
  const { invoiceType, medium, emails } = application;
  if (options.desk === undefined) throw new HttpError(409, '暂未开通在线开票，请提交工单由财务处理');
  const { seller } = options.desk;
  if (medium === 1 && emails.length === 0) throw rejectFields([{ field: 'emails', msg: '请输入接收邮箱' }]);
  const parcel =
    medium === 2 ? await findParcelAddress(runner, options.protection, owner, application.addressId ?? '') : undefined;
  if (medium === 2 && parcel === undefined) throw rejectFields([{ field: 'addressId', msg: '请选择收件地址' }]);
  const title = await requireTitle(runner, options, owner, { titleId: application.titleId, type: invoiceType });
  const { orders, added } = await chooseOrders(runner, options, owner, application.candidateIds);
  const sums = composeLines(orders);
  if (sums.total > INVOICE_LIMITS.total)
    throw new HttpError(409, `一张发票不超过${INVOICE_LIMITS.total / 1_000_000}万元，请分几次申请`);
  const form = {
    buyer: toBuyer(title, invoiceType),
    seller,
    emails: medium === 1 ? emails : [],
    parcel: parcel ?? null,
  };
  return { ...sums, title, orders, added, form, subject: orders[0]?.subject ?? 'person' };
}

/**
 * A title that an invoice can be made out to. 专票 needs one of a company that pays its taxes as 一般纳税人, which is the
 * enterprise that the account was verified as. Rejects with 409 others.
 */
export async function requireTitle(
  runner: QueryRunner,
  { protection, identities }: Pick<PlanOptions, 'protection' | 'identities'>,
  owner: Pick<Subject, 'id'>,
  { titleId, type }: { readonly titleId: string; readonly type: number },
): Promise<PassedTitle> {
  const title = await findPassedTitle(runner, protection, owner, titleId);
  if (title === undefined) throw new HttpError(409, '发票抬头未通过审核或已失效，请重新选择');
  if (type !== 2) return title;
  if (!title.isSpecial) throw new HttpError(409, '专用发票只能开给已通过审核、纳税人类型为一般纳税人的企业抬头');
  const identity = await identities.findEffective(runner, owner.id);
  if (identity?.kind !== 'enterprise' || !identity.mayPurchase)
    throw new HttpError(409, '开具专用发票需要有效的企业实名认证');
  if (title.name !== identity.name || title.taxNumber !== identity.number)
    throw new HttpError(409, '专用发票抬头须与实名认证的企业一致');
  return title;
}

/** Orders of the chosen candidates, and those of the same subject of whose money some went back. */
async function chooseOrders(
  runner: QueryRunner,
  { identities }: PlanOptions,
  owner: Subject,
  candidateIds: readonly string[],
): Promise<Pick<InvoicePlan, 'orders' | 'added'>> {
  const enterpriseSince = await identities.findEnterpriseSince(runner, owner.id);
  const all = await findInvoiceableOrders(runner, { id: owner.id, enterpriseSince });
  const ids = new Set(candidateIds);
  const isChosen = ({ orderNo, month, subject }: ChosenOrder) => ids.has(orderNo) || ids.has(toMonthId(month, subject));
  const chosen = all.filter(isChosen);
  const known = new Set(chosen.flatMap(({ orderNo, month, subject }) => [orderNo, toMonthId(month, subject)]));
  const missing = [...ids].filter((id) => !known.has(id));
  if (missing.length > 0) throw new HttpError(409, describeMissing(missing));
  const subjects = new Set(chosen.map(({ subject }) => subject));
  if (subjects.size > 1) throw new HttpError(409, '个人名下与企业名下的订单不能合并开票，请分别申请');
  const added = all.filter((one) => one.isNegative && subjects.has(one.subject) && !isChosen(one));
  const orders = [...chosen, ...added];
  if (orders.length > INVOICE_LIMITS.orders)
    throw new HttpError(409, `一次最多为${INVOICE_LIMITS.orders}个订单开票，请缩小范围`);
  return { orders: await readInvoicedOrders(runner, orders), added: added.map(({ orderNo }) => orderNo) };
}

function describeMissing(missing: readonly string[]): string {
  const shown = missing.slice(0, 3).join('、');
  return `${shown}${missing.length > 3 ? ` 等${missing.length}项` : ''}已没有可开票金额，请重新选择`;
}
