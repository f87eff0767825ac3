import type { AddressForm, InvoiceTitleForm } from '@portal/api-contract/account';
import { addressFormSchema, invoiceTitleFormSchema } from '@portal/api-contract/account';
import { NO_CALL } from '../../platform/http/no-call';
import type { Subject } from '../../platform/security/session-verifier';
import { createAddressesService } from '../addresses/addresses.service';
import { createInvoiceTitlesService, type InvoiceTitlesOptions } from '../invoice-titles/invoice-titles.service';
import { createTitleTask } from '../invoice-titles/title-operator';

const DAY_MS = 86_400_000;

const ADDRESSES: readonly AddressForm[] = [
  {
    ...{ name: '周启航', telephone: '13800000000', regionCode: '320505', tag: '公司', postcode: '215000' },
    detail: '澄湖路 88 号澄湖乳业行政楼 3 层 财务部',
    isDefault: true,
  },
  {
    ...{ name: '沈望舒', telephone: '13900000000', regionCode: '330106', tag: '工厂' },
    detail: '三墩工业园 12 幢 灌装车间办公室',
  },
];

const TITLES: readonly (InvoiceTitleForm & { readonly daysAgo: number })[] = [
  {
    ...{ daysAgo: 340, kind: 'company', name: '澄湖乳业（江苏）有限公司', taxNumber: '91990000MA00000109' },
    ...{ taxpayerType: 'general', registeredAddress: '苏州市虎丘区澄湖路 88 号', telephone: '0512-61234567' },
    ...{ bankName: '苏州城市银行澄湖支行', bankAccount: '3205990001234567', isDefault: true },
  },
  { daysAgo: 96, kind: 'company', name: '澄湖乳业（杭州）有限公司', taxNumber: '91990000MA0001C7F9' },
];

/** Writes addresses and audited invoice titles of the demonstration. */
export async function seedDemoContacts(options: InvoiceTitlesOptions, owner: Subject, now: Date): Promise<void> {
  const addresses = createAddressesService(options);
  for (const form of ADDRESSES) await addresses.save(owner, addressFormSchema.parse(form), NO_CALL);
  for (const { daysAgo, ...form } of TITLES) {
    const savedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const titles = createInvoiceTitlesService({ ...options, clock: () => savedAt });
    await titles.save(owner, invoiceTitleFormSchema.parse(form), NO_CALL);
    const auditedAt = new Date(savedAt.getTime() + DAY_MS / 4);
    await createTitleTask({ ...options, clock: () => auditedAt }).run();
  }
}
