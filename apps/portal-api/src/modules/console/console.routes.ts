import { getResources, listAnnouncements, listMonthSpend, listTodos } from '@portal/api-contract/account';
import type { Clock } from '../../clock';
import type { QueryRunner } from '../../database/database';
import { type Implementation, implement } from '../../http/implement';
import { requireSubject } from '../users/profile.routes';
import { findAnnouncements, findResources, findTodos, sumSpend } from './console.repository';

/** Calls of the console: one for each card, so that each fails alone. */
export function createConsoleRoutes(orm: QueryRunner, clock: Clock): Implementation[] {
  return [
    implement(listTodos, async (_input, context) => findTodos(orm, await requireSubject(context), clock())),
    implement(listMonthSpend, async (_input, context) => sumSpend(orm, await requireSubject(context), clock())),
    implement(getResources, async (_input, context) => findResources(orm, await requireSubject(context), clock())),
    implement(listAnnouncements, async ({ visibleRange }, context) => {
      await requireSubject(context);
      return findAnnouncements(orm, visibleRange);
    }),
  ];
}
