import { z } from 'zod';
import {
  dateSchema,
  idSchema,
  keySchema,
  sitePathSchema,
  timestampSchema,
  visibleRangeSchema,
} from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { ORDER_STATES } from '../purchase/purchase.values';

/** What waits for its owner, by kind; kinds without any are left out. */
export const todoSchema = z.object({
  kind: z.enum([
    'unpaidOrder',
    'confirmingOrder',
    'unsignedContract',
    'supplementRefund',
    'failedRefund',
    'supplementWorkOrder',
    'confirmWorkOrder',
    'refusedTitle',
    'rejectedInvoice',
    'endingTrial',
    'endingModel',
    'rejectedModel',
    'rejectedContent',
    'upcomingActivity',
  ]),
  total: z.number().int().min(1),
});
export type Todo = z.infer<typeof todoSchema>;

const card = { method: 'GET', tags: ['console'], auth: 'user' } as const;

/** What waits for the caller (design: account area, console). */
export const listTodos = defineEndpoint({
  ...card,
  path: '/ptl/console/todos',
  summary: 'What waits for the caller',
  response: z.array(todoSchema),
});

/** What orders of a month have cost, in 分; `month` as 2026-06. */
export const monthSpendSchema = z.object({
  month: z.string(),
  amount: z.number().int(),
  orders: z.number().int(),
});
export type MonthSpend = z.infer<typeof monthSpendSchema>;

/** What the caller's finished orders have cost in the last months, the oldest first (design: account area, console). */
export const listMonthSpend = defineEndpoint({
  ...card,
  path: '/ptl/console/spend',
  summary: 'Spend of the last months',
  response: z.array(monthSpendSchema),
});

/** A product somebody has, out of all orders for it that still run. */
export const resourceSchema = z.object({
  productCode: z.string(),
  productName: z.string(),
  url: sitePathSchema,
  quantity: z.number().int(),
  orders: z.number().int(),
  /** When the first of them ends. */
  expiresAt: timestampSchema,
});
export type Resource = z.infer<typeof resourceSchema>;

/** Products the caller has and how the orders stand. */
export const resourceOverviewSchema = z.object({
  /** Those that end first. */
  products: z.array(resourceSchema),
  productTotal: z.number().int(),
  orders: z.array(
    z.object({
      state: keySchema(ORDER_STATES),
      total: z.number().int(),
    }),
  ),
});
export type ResourceOverview = z.infer<typeof resourceOverviewSchema>;

/** Products the caller has and how the orders stand (design: account area, console). */
export const getResources = defineEndpoint({
  ...card,
  path: '/ptl/console/resources',
  summary: 'Products of the caller and states of the orders',
  response: resourceOverviewSchema,
});

/** An announcement in the console. */
export const announcementSchema = z.object({
  id: idSchema,
  title: z.string(),
  publishedOn: dateSchema,
  url: sitePathSchema,
});
export type Announcement = z.infer<typeof announcementSchema>;

/** Newest announcements and news of the brand (design: account area, console). */
export const listAnnouncements = defineEndpoint({
  ...card,
  path: '/ptl/console/announcements',
  summary: 'Newest announcements',
  query: z.object({ visibleRange: visibleRangeSchema }),
  response: z.array(announcementSchema),
});
