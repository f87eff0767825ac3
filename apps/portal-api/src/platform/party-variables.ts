import { z } from 'zod';

const text = (max: number, error: string) => z.string().trim().min(2, error).max(max, error).optional();

/** Variables that say who makes contracts with customers. */
export const partyVariables = {
  PARTY_NAME: text(100, 'must be the name of a company'),
  PARTY_TAX_NUMBER: z
    .string()
    .regex(/^[0-9A-HJ-NPQRTUWXY]{18}$/, 'must be a unified social credit code, 18 characters')
    .optional(),
  PARTY_ADDRESS: text(120, 'must be the address of a company'),
  PARTY_CONTACT: text(60, 'must be a contact and a telephone number'),
};
