import { readWebhookSecret } from '../../../platform/delivery-variables';
import type { Platform } from '../../../platform/platform';
import { StartupError } from '../../../platform/startup-error';
import { createHttpTax } from './http-tax';
import { sandboxTax } from './sandbox-tax';
import type { Seller, TaxDesk } from './tax-provider';

/** Who makes out the invoices of a demonstration. */
export const DEMO_SELLER: Seller = {
  ...{ name: '启衡科技有限公司（演示）', taxNumber: '91990000MA00000000', address: '演示市演示区示例路1号' },
  ...{ telephone: '021-00000000', bank: '演示银行演示支行', account: '00008888000012345678', drawer: '演示' },
};

/** Who issues invoices here: what the environment names, in a demonstration the sandbox; else `undefined`, and nobody does. */
export function openTaxDesk({
  environment,
  isDemo,
  clock,
}: Pick<Platform, 'environment' | 'isDemo' | 'clock'>): TaxDesk | undefined {
  const { TAX_PROVIDER_URL: url, TAX_PROVIDER_SECRET: secret } = environment;
  const { INVOICE_SELLER_NAME: name, INVOICE_SELLER_TAX_NUMBER: taxNumber, INVOICE_DRAWER: drawer } = environment;
  const needed = [url, secret, name, taxNumber, drawer];
  if (needed.every((value) => value === undefined))
    return isDemo ? { provider: sandboxTax, seller: DEMO_SELLER } : undefined;
  if (!url || !secret || !name || !taxNumber || !drawer)
    throw new StartupError(
      'TAX_PROVIDER_URL, TAX_PROVIDER_SECRET, INVOICE_SELLER_NAME, INVOICE_SELLER_TAX_NUMBER and INVOICE_DRAWER belong together; set all or none.',
    );
  const { INVOICE_SELLER_ADDRESS: address, INVOICE_SELLER_TELEPHONE: telephone } = environment;
  const { INVOICE_SELLER_BANK: bank, INVOICE_SELLER_ACCOUNT: account } = environment;
  const optional = { ...(address && { address }), ...(telephone && { telephone }), ...(bank && { bank }) };
  return {
    provider: createHttpTax({ url, secret: readWebhookSecret(secret), clock }),
    seller: { name, taxNumber, drawer, ...optional, ...(account && { account }) },
  };
}
