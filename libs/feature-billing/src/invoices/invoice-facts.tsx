import { INVOICE_MEDIA, INVOICE_TYPES, type InvoiceDetail } from '@portal/api-contract/account';
import { FactList, formatBeijingTime } from '@portal/ui-account';

/** What is known of an invoice beside what stands on it. */
export function InvoiceFacts({ invoice }: { readonly invoice: InvoiceDetail }) {
  const { invoiceType, medium, buyer, createdAt, issuedAt, emails, mailedAt, address, logistics, remark } = invoice;
  return (
    <FactList
      facts={[
        ['发票类型', INVOICE_TYPES[invoiceType]],
        ['发票介质', INVOICE_MEDIA[medium]],
        ['抬头', buyer.name],
        ...whenGiven('税号', buyer.taxNumber),
        ['申请时间', formatBeijingTime(createdAt)],
        ...whenGiven('开具时间', issuedAt && formatBeijingTime(issuedAt)),
        ...whenGiven('接收邮箱', emails.join('、')),
        ...whenGiven('最近发送', mailedAt && formatBeijingTime(mailedAt)),
        ...whenGiven('收件地址', address && `${address.address}，${address.name} ${address.telephone}`),
        ...whenGiven('物流', logistics && `${logistics.company} ${logistics.trackingNo}`),
        ...whenGiven('寄出时间', logistics && formatBeijingTime(logistics.postedAt)),
        ...whenGiven('备注', remark),
      ]}
    />
  );
}

function whenGiven(name: string, value: string | null): readonly (readonly [string, string])[] {
  return value ? [[name, value]] : [];
}
