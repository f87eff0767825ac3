import { z } from 'zod';
import { deliveryVariables } from './delivery-variables';

const line = (most: number, error: string) => z.string().trim().min(1).max(most, error).optional();

/** Variables that say who issues invoices, and in whose name. */
export const invoiceVariables = {
  TAX_PROVIDER_URL: deliveryVariables.MODEL_RUNNER_URL,
  TAX_PROVIDER_SECRET: deliveryVariables.MODEL_RUNNER_SECRET,
  INVOICE_SELLER_NAME: line(100, 'must be the name of a company'),
  INVOICE_SELLER_TAX_NUMBER: z
    .string()
    .regex(/^[0-9A-Z]{15,20}$/, 'must be a tax number, 15 to 20 digits and capitals')
    .optional(),
  INVOICE_SELLER_ADDRESS: line(100, 'must be an address'),
  INVOICE_SELLER_TELEPHONE: line(30, 'must be a telephone number'),
  INVOICE_SELLER_BANK: line(100, 'must be the name of a bank'),
  INVOICE_SELLER_ACCOUNT: line(40, 'must be the number of an account'),
  INVOICE_DRAWER: line(20, 'must be the name of who writes invoices'),
};
