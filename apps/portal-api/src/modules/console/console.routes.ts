import { getResources, listAnnouncements, listMonthSpend, listTodos } from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { TodoQuery } from '../../platform/modules/todo-query';
import { findRunningProducts } from '../instances/instance-summaries';
import { countOrderStates, sumSpend } from '../purchase/order-summaries';
import { findAnnouncements, findTodos } from './console.repository';

/** Calls of the console: one for each card, so that each fails alone. */
export function createConsoleRoutes(
  orm: QueryRunner,
  clock: Clock,
  todoQueries: readonly TodoQuery[],
): Implementation[] {
  return [
    implement(listTodos, async (_input, context) =>
      findTodos(orm, todoQueries, await requireSubject(context), clock()),
    ),
    implement(listMonthSpend, async (_input, context) => sumSpend(orm, await requireSubject(context), clock())),
    implement(getResources, async (_input, context) => {
      const owner = await requireSubject(context);
      const products = await findRunningProducts(orm, owner, clock());
      return { ...products, orders: await countOrderStates(orm, owner) };
    }),
    implement(listAnnouncements, async ({ visibleRange }, context) => {
      await requireSubject(context);
      return findAnnouncements(orm, visibleRange);
    }),
  ];
}
