import { cancelEnroll, enroll, type Enrolment, type EnrolmentRequest, listEnrolments } from '@portal/api-contract';
import { and, desc, eq, ne } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import { type Implementation, implement } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { requireSubject } from '../../platform/http/require-subject';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { toActor } from '../../platform/records/record-transition';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { checkTelephone, maskTelephone, readTelephone } from '../../platform/telephone/telephone-field';
import { activity } from './activities.tables';
import { findRemindedAt } from './enrolment-messages';
import { type EnrolmentRow, enrolments } from './enrolment-record';
import { countEnrolments, holdActivity, seatWaiting } from './enrolments.repository';
import { CANCELLED, ENROLLED, enrolment, ENROLMENT_WORDS } from './enrolments.tables';

const ON_SHELF = 2;

const FORM_LIMITS = [
  { max: 10, seconds: 60 },
  { max: 100, seconds: 86_400 },
];

export interface EnrolmentRoutesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
  readonly telephones: TelephoneOpener;
}

/** Calls about enrolment in activities. */
export function createEnrolmentRoutes(options: EnrolmentRoutesOptions): Implementation[] {
  const { database, clock, idempotency, protection, telephones } = options;

  async function giveSeat(orm: QueryRunner, owner: Subject, request: EnrolmentRequest, telephone: string) {
    const { activityId, ...form } = request;
    const held = await holdActivity(orm, activityId);
    if (held?.listingStatus !== ON_SHELF) throw new HttpError(404, '活动不存在');
    const now = clock();
    if (await findCurrent(orm, owner, activityId)) throw new HttpError(409, '您已报名该活动');
    await seatWaiting(orm, held, now);
    const capacity = held.content?.capacity ?? 0;
    const { enrolled } = await countEnrolments(orm, activityId);
    const id = randomUUID();
    const values = {
      id,
      activityId,
      ownerId: owner.id,
      formEncrypted: protection.encrypt(JSON.stringify({ ...form, telephone }), `enrolment.form:${id}`),
      telephoneMasked: maskTelephone(telephone),
      consentedAt: now,
      remindedAt: findRemindedAt(held, now),
      createdAt: now,
    };
    const action = capacity > 0 && enrolled >= capacity ? 'wait' : 'enroll';
    return toEnrolment(await enrolments.create(orm, values, { action, actor: toActor(owner), at: now }), held);
  }

  async function submit(request: EnrolmentRequest, context: CallContext): Promise<Enrolment> {
    const owner = await requireSubject(context);
    const telephone = readTelephone(request.telephone, telephones) ?? '';
    const call = { scope: 'enrolment', owner, input: { ...request, telephone }, context };
    return idempotency.runOnce(call, (orm) => giveSeat(orm, owner, request, telephone));
  }

  return [
    implement(enroll, submit, {
      successMsg: '报名成功',
      bodyLimit: 16_384,
      rateWindows: FORM_LIMITS,
      checkFields: ({ telephone }) => checkTelephone(telephone, telephones),
    }),
    implement(
      cancelEnroll,
      async ({ activityId }, context) => {
        const owner = await requireSubject(context);
        return database.transaction((orm) => cancel(orm, owner, activityId, clock()));
      },
      { successMsg: '已取消报名' },
    ),
    implement(listEnrolments, async ({ activityId }, context) => {
      const owner = await requireSubject(context);
      const rows = await database.orm
        .select({ enrolment, activity })
        .from(enrolment)
        .innerJoin(activity, eq(activity.id, enrolment.activityId))
        .where(
          and(
            eq(enrolment.ownerId, owner.id),
            ne(enrolment.state, CANCELLED),
            activityId === undefined ? undefined : eq(enrolment.activityId, activityId),
          ),
        )
        .orderBy(desc(enrolment.createdAt))
        .limit(100);
      return rows.map((row) => toEnrolment(row.enrolment, row.activity));
    }),
  ];
}

async function cancel(orm: QueryRunner, owner: Subject, activityId: string, now: Date): Promise<Enrolment> {
  const held = await holdActivity(orm, activityId);
  const current = held && (await findCurrent(orm, owner, activityId));
  if (!held || !current) throw new HttpError(404);
  const cancelled = await enrolments.transition(orm, current, { action: 'cancel', actor: toActor(owner), at: now });
  if (current.state === ENROLLED) await seatWaiting(orm, held, now);
  return toEnrolment(cancelled, held);
}

/** The enrolment that counts, locked: it may be due to be reminded of at this moment. */
async function findCurrent(orm: QueryRunner, owner: Subject, activityId: string): Promise<EnrolmentRow | undefined> {
  const [row] = await orm
    .select()
    .from(enrolment)
    .where(and(eq(enrolment.ownerId, owner.id), eq(enrolment.activityId, activityId), ne(enrolment.state, CANCELLED)))
    .for('update');
  return row;
}

function toEnrolment(
  { activityId, state }: EnrolmentRow,
  { title, startsAt }: typeof activity.$inferSelect,
): Enrolment {
  return { activityId, title, startsAt: toChinaTime(startsAt), state: ENROLMENT_WORDS[state] };
}
