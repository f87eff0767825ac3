import { type ContractBlock, CONTRACT_LIMITS, describeSpec, SIGNER_ROLES } from '@portal/api-contract/account';
import { createHash } from 'node:crypto';
import { toChinaDay } from '../../platform/china-time';
import type { ContractParty } from '../../platform/contract-party';
import {
  type FieldTable,
  type Inline,
  parseTemplate,
  type TemplateFields,
} from '../../platform/documents/markdown/parse-template';
import type { SealDesign } from '../../platform/documents/layout/draw-seal';
import { writeMarkdownPdf, type WrittenDocument } from '../../platform/documents/markdown/write-markdown-pdf';
import { writeCapitalAmount } from '../../platform/money/capital-amount';
import { formatMoney } from '../../platform/money/format-money';
import { addMoney } from '../../platform/money/money';
import { type ContractedOrder, isInReview, sumOrders } from '../purchase/contracted-orders';
import type { EffectiveIdentity } from '../realname/effective-identity';
import { maskIdentity } from '../realname/identity-form';
import type { ContractForm } from './contract-form';
import { addDays } from './contract-times';
import { type ContractRow, type SigningEvidence, SIGNING, SEALING } from './contracts.tables';

/** A text to sign: nothing of it comes from anywhere else any more. */
export interface ContractText {
  readonly title: string;
  /** Markdown of the template. */
  readonly body: string;
  readonly fields: TemplateFields;
}

/** What a text is made of. */
export interface TextParts {
  readonly row: Pick<ContractRow, 'contractNo' | 'kind' | 'signerRole' | 'updatedAt'>;
  readonly template: { readonly title: string; readonly body: string };
  readonly form: ContractForm;
  readonly provider: ContractParty;
  readonly identity: Pick<EffectiveIdentity, 'kind' | 'name' | 'number'>;
  /** Telephone of the customer, masked. */
  readonly telephone: string;
  readonly orders: readonly ContractedOrder[];
}

const SIGNED_LATER = '以双方签署完成之日为准';

/** What stands for a price that is not agreed on yet, in figures and in words. */
const [OPEN, SETTLED_LATER] = ['待议', '以审核后的报价为准'] as const;

const RECORD = '\n\n### 电子签署记录\n\n{{signingRecord}}\n';

/** Makes the text of a contract. The same parts make the same text. */
export function makeContractText({
  row,
  template,
  form,
  provider,
  identity,
  telephone,
  orders,
}: TextParts): ContractText {
  const tax = addMoney(...orders.map((order) => order.tax));
  return {
    title: template.title,
    body: template.body,
    fields: {
      contractNo: row.contractNo,
      customerName: identity.name,
      customerTaxNumber: maskIdentity(identity).number,
      customerAddress: form.deliveryAddress,
      customerContact: [form.contactName, telephone].filter(Boolean).join(' '),
      customerSigner: `${form.signerName}（${SIGNER_ROLES[row.signerRole]}）`,
      providerName: provider.name,
      providerTaxNumber: provider.taxNumber,
      providerAddress: provider.address,
      providerContact: provider.contact,
      ...listPrice(orders),
      tax: formatMoney(tax),
      payment: '本合同生效后七日',
      orderLines: listOrderLines(orders),
      deadline: toChinaDay(addDays(row.updatedAt, CONTRACT_LIMITS.intentDays)),
      specialTerms: form.specialTerms || '无',
    },
  };
}

/** The price of orders in figures and in words, as far as it is agreed on. */
function listPrice(orders: readonly ContractedOrder[]) {
  if (orders.some(isInReview)) return { amount: OPEN, capitalAmount: SETTLED_LATER };
  const sum = sumOrders(orders) ?? addMoney();
  return { amount: formatMoney(sum), capitalAmount: writeCapitalAmount(sum) };
}

/** A text as it is kept. */
export function writeContractText({ title, body, fields }: ContractText): string {
  return JSON.stringify({ title, body, fields });
}

/** SHA-256 of a text as it is kept. */
export function hashContractText(text: ContractText): string {
  return createHash('sha256').update(writeContractText(text)).digest('hex');
}

/** What stands across the pages of a contract that is not signed by both. */
export function findWatermark({ state, kind, approvedAt }: Pick<ContractRow, 'state' | 'kind' | 'approvedAt'>): string {
  if (kind === 'intent' && approvedAt !== null) return '意向 无法律效力';
  if (state < 21) return '草稿';
  return state === SIGNING || state === SEALING ? '未生效' : '已失效';
}

/** How a text is set. */
export interface TextLook {
  readonly contractNo: string;
  readonly createdAt: Date;
  readonly watermark?: string;
  /** Days on which it was signed, and how; absent before both have. */
  readonly signed?: {
    readonly evidence: SigningEvidence;
    readonly sealedAt: Date;
    readonly crossPageSeal: SealDesign;
  };
}

/** Sets a text as PDF; signed by the customer, it has the record of that behind it. */
export function writeContractPdf(
  { title, body, fields }: ContractText,
  { contractNo, createdAt, watermark, signed }: TextLook,
): Promise<WrittenDocument> {
  const author = String(fields['providerName']);
  const record = signed && { signingRecord: listSigning(signed.evidence, String(fields['customerName'])) };
  return writeMarkdownPdf({
    ...{ title, author, createdAt, head: `${title} ${contractNo}` },
    template: signed ? `${body}${RECORD}` : body,
    fields: { ...fields, ...listDays(signed), ...record },
    ...(watermark !== undefined && { watermark }),
    ...(signed && { crossPageSeal: signed.crossPageSeal }),
  });
}

/** A text as it is read in a page, part by part. */
export function listTextBlocks({ body, fields }: ContractText, signed?: SignedDays): ContractBlock[] {
  return parseTemplate(body, { ...fields, ...listDays(signed) }).map((block): ContractBlock => {
    if (block.kind === 'rule') return { kind: 'rule' };
    if (block.kind === 'table') return { kind: 'table', rows: block.rows.map((row) => row.map(toLine)) };
    const line = toLine(block.inlines);
    if (block.kind === 'heading') return { kind: 'heading', level: block.level, line };
    return block.kind === 'item'
      ? { kind: 'item', label: block.label, depth: block.depth, line }
      : { kind: 'paragraph', line };
  });
}

function toLine(inlines: readonly Inline[]) {
  return inlines.flatMap((inline) => {
    if (inline.kind === 'anchor') return [];
    return inline.kind === 'break' ? [{ text: '\n', isBold: false }] : [{ text: inline.text, isBold: inline.isBold }];
  });
}

/** Days on which both have signed. */
type SignedDays = Pick<NonNullable<TextLook['signed']>, 'evidence' | 'sealedAt'>;

function listDays(signed: SignedDays | undefined) {
  return {
    signedOn: signed ? toChinaDay(signed.sealedAt) : SIGNED_LATER,
    customerSignedOn: signed ? toChinaDay(new Date(signed.evidence.signedAt)) : '',
    providerSignedOn: signed ? toChinaDay(signed.sealedAt) : '',
  };
}

function listOrderLines(orders: readonly ContractedOrder[]): FieldTable {
  return {
    head: ['订单编号', '产品与规格', '数量', '小计（元）'],
    rows: orders.flatMap((order) =>
      order.lines.map((line) => [
        ...[order.orderNo, `${line.productName} ${describeSpec(line)}`, String(line.quantity)],
        isInReview(order) ? OPEN : formatMoney(line.payable as ContractedOrder['payable']),
      ]),
    ),
  };
}

/** How the customer signed, line by line. */
export function listSigning(evidence: SigningEvidence, customerName: string): FieldTable {
  const { signer, signedAt, textHash } = evidence;
  const rows = [
    ...[
      ['签署方', customerName],
      ['签署人', signer],
    ],
    ...listWay(evidence),
    ['签署时间', signedAt],
    ['合同文本摘要（SHA-256）', textHash],
  ];
  return { head: ['项目', '内容'], rows };
}

/** In which way it was signed. */
function listWay({ signMode, service, account, telephone, codeAskedAt }: SigningEvidence): string[][] {
  if (signMode === 'paper') return [['签署方式', '纸质签署，平台收到原件后登记']];
  if (service !== undefined)
    return [
      ['签署方式', `电子签署，由${service.name}核验签署人身份与签署意愿`],
      ['签署流程编号', service.flowNo],
      ['签署人手机号', telephone],
    ];
  return [
    ['签署方式', '电子签署，短信验证码确认签署意愿'],
    ['签署账号', account],
    ['验证手机号', telephone],
    ['验证码发送时间', codeAskedAt ?? ''],
  ];
}
