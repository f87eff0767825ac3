import { z } from 'zod';

/** Ticket of a proof; empty for accounts of another provider, where a new login stands for it. */
export const optionalTicketSchema = z.string().max(100, '身份验证已失效，请重新验证').default('');
