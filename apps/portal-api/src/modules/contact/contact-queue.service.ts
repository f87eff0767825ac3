import type { EndpointData } from '@portal/api-contract';
import type {
  handleContact,
  listQueuedContacts,
  QueuedContact,
  QueuedContactDetail,
  StateCount,
} from '@portal/api-contract/account';
import { CAPPED_TOTAL } from '@portal/api-contract/rules';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { Database, QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Operator } from '../../platform/operations/operator-calls';
import { countUpTo, toQueueConditions } from '../../platform/records/queue-filter';
import type { DataProtection } from '../../platform/security/data-protection';
import { users } from '../users/users.read-model';
import { consultation, contactRequest } from './contact.tables';

export interface ContactQueueServiceOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly protection: DataProtection;
}

type Kind = QueuedContact['kind'];

const KINDS: readonly Kind[] = ['contact', 'consultation'];

type Handled = ParsedInput<typeof handleContact>;

/** Where each kind is kept; the name of the table is part of the place its telephone opens at. */
const TABLES = {
  contact: {
    ...{ table: contactRequest, place: 'contact_request' },
    ...{ topic: sql<string>`''`, content: sql<string>`${contactRequest.content}` },
  },
  consultation: {
    ...{ table: consultation, place: 'consultation' },
    ...{ topic: sql<string>`${consultation.topic}`, content: sql<string>`${consultation.content}` },
  },
} as const;

/** What people of the platform do with the messages of visitors. */
export function createContactQueueService({ database, clock, protection }: ContactQueueServiceOptions) {
  const { orm } = database;

  async function read(runner: QueryRunner, kind: Kind, id: string): Promise<QueuedContactDetail> {
    const { table, place, topic, content } = TABLES[kind];
    const [row] = isRecordId(id)
      ? await runner
          .select({ ...toColumns(kind), topic, content, note: table.note, handledBy: users.userCode })
          .from(table)
          .leftJoin(users, eq(users.id, table.handledBy))
          .where(eq(table.id, id))
      : [];
    if (row === undefined) throw new HttpError(404);
    return {
      ...toQueued(row),
      ...{ topic: row.topic, content: row.content, note: row.note, handledBy: row.handledBy ?? '' },
      telephone: protection.decrypt(row.telephoneEncrypted, `${place}.telephone:${id}`),
    };
  }

  const audit = (runner: QueryRunner, operator: Operator, action: string, kind: Kind, id: string) =>
    noteAudit(runner, {
      actorId: operator.id,
      action: `contact.${action}`,
      subjectKind: kind,
      subjectNo: id,
      at: clock(),
    });

  return {
    /** A page of what visitors sent, longest waiting first. */
    async list(input: ParsedInput<typeof listQueuedContacts>): Promise<EndpointData<typeof listQueuedContacts>> {
      const { pageNo, pageSize } = input;
      const conditions = { contact: toCondition('contact', input), consultation: toCondition('consultation', input) };
      const rows = await unionAll(
        orm.select(toColumns('contact')).from(contactRequest).where(conditions.contact),
        orm.select(toColumns('consultation')).from(consultation).where(conditions.consultation),
      )
        .orderBy(asc(contactRequest.createdAt), asc(contactRequest.id))
        .limit(pageSize)
        .offset(toOffset(input));
      const totals = await Promise.all([
        orm.$count(contactRequest, conditions.contact),
        orm.$count(consultation, conditions.consultation),
      ]);
      return { list: rows.map(toQueued), total: totals[0] + totals[1], pageNo, pageSize };
    },

    /** How many messages wait (0), and how many were dealt with (1), each up to `CAPPED_TOTAL`. */
    counts: (): Promise<StateCount[]> =>
      Promise.all(
        [false, true].map(async (isHandled) => {
          const totals = await Promise.all(
            KINDS.map((kind) => countUpTo(orm, TABLES[kind].table, isInQueue(kind, isHandled))),
          );
          const total = Math.min(
            CAPPED_TOTAL,
            totals.reduce((sum, one) => sum + one, 0),
          );
          return { status: Number(isHandled), total };
        }),
      ),

    /** A message with the number to call, noted in the audit log. */
    open: (operator: Operator, kind: Kind, id: string): Promise<QueuedContactDetail> =>
      database.transaction(async (runner) => {
        const detail = await read(runner, kind, id);
        await audit(runner, operator, 'view', kind, id);
        return detail;
      }),

    /** Notes what came of a message, once. */
    handle: (operator: Operator, { kind, id, note }: Handled): Promise<QueuedContactDetail> =>
      database.transaction(async (runner) => {
        await read(runner, kind, id);
        const { table } = TABLES[kind];
        const { rowCount } = await runner
          .update(table)
          .set({ handledAt: clock(), handledBy: operator.id, note })
          .where(and(eq(table.id, id), isNull(table.handledAt)));
        if (rowCount === 0) throw new HttpError(409, '已有人处理，请刷新后查看处理结果');
        await audit(runner, operator, 'handle', kind, id);
        return read(runner, kind, id);
      }),
  };
}

function toColumns(kind: Kind) {
  const { table } = TABLES[kind];
  return {
    kind: sql<Kind>`${kind}::text`.as('kind'),
    ...{ id: table.id, userName: table.userName, companyName: table.companyName },
    ...{ telephoneEncrypted: table.telephoneEncrypted, telephoneMasked: table.telephoneMasked },
    ...{ createdAt: table.createdAt, handledAt: table.handledAt },
  };
}

function isInQueue(kind: Kind, isHandled: boolean): SQL {
  const { handledAt } = TABLES[kind].table;
  return isHandled ? isNotNull(handledAt) : isNull(handledAt);
}

function toCondition(own: Kind, { kind, isHandled, ...filter }: ParsedInput<typeof listQueuedContacts>) {
  const { table } = TABLES[own];
  if (kind !== undefined && kind !== own) return sql`false`;
  return and(isInQueue(own, isHandled), toQueueConditions(table, table.createdAt, filter));
}

type Columns = ReturnType<typeof toColumns>;
type Row = Pick<typeof contactRequest.$inferSelect, Exclude<keyof Columns, 'kind'>> & { readonly kind: Kind };

function toQueued({ kind, id, userName, companyName, telephoneMasked, createdAt, handledAt }: Row): QueuedContact {
  return {
    ...{ kind, id, userName, companyName, telephone: telephoneMasked },
    createdAt: toChinaTime(createdAt),
    handledAt: handledAt && toChinaTime(handledAt),
  };
}
