import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../../platform/database/database';
import { NO_CALL } from '../../../platform/http/no-call';
import { type Actor, SYSTEM } from '../../../platform/records/record-transition';
import type { Subject } from '../../../platform/security/session-verifier';
import { writeAnswer } from '../work-order-answers';
import { addMessage, workOrders } from '../work-order-record';
import { createWorkOrderSubmission, type SubmissionOptions } from '../work-order-submission';
import { findWorkOrderProduct } from '../work-order-types';
import { workOrder, workOrderMessage, type WorkOrderRow } from '../work-orders.tables';
import { type StoryTransition, WORK_ORDER_STORIES, type WorkOrderStory } from './work-order-stories';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

const AGENT: Actor = { role: 'agent', id: null, name: '' };
const TELEPHONE = '13800000000';

/**
 * Tells the stories of the demonstration: each work order is sent and moved as it would have been at the time. Content
 * of an operator's own may lack products; their stories are left out.
 */
export async function seedDemoWorkOrders(options: SubmissionOptions, owner: Subject, now: Date): Promise<void> {
  for (const story of WORK_ORDER_STORIES) {
    const { productCode } = story;
    const isKnown = productCode === '' || (await findWorkOrderProduct(options.orm, productCode)) !== undefined;
    if (isKnown) await tellStory(options, owner, story, now);
  }
}

/** Marks what was answered before a moment as read. */
export async function markAnswersRead(runner: QueryRunner, ownerId: string, before: Date): Promise<void> {
  const own = runner.select({ id: workOrder.id }).from(workOrder).where(eq(workOrder.ownerId, ownerId));
  await runner
    .update(workOrderMessage)
    .set({ readAt: sql`${workOrderMessage.at}` })
    .where(and(inArray(workOrderMessage.workOrderId, own), lt(workOrderMessage.at, before)));
}

async function tellStory(options: SubmissionOptions, owner: Subject, story: WorkOrderStory, now: Date): Promise<void> {
  let at = toMoment(story, now);
  const { submit } = createWorkOrderSubmission({ ...options, clock: () => at });
  const { productCode, typeCode, title, description, severity, resource } = story;
  const { ticketNo } = await submit(
    owner,
    {
      ...{ productCode, typeCode, title, description, severity, resource },
      ...{ secret: '', fileIds: [], grantDays: 0, grantScope: 'config' },
      ...{ contactName: '周启航', telephone: TELEPHONE, contactHours: 'workday' },
    },
    NO_CALL,
  );
  const [sent] = await options.orm.select().from(workOrder).where(eq(workOrder.ticketNo, ticketNo));
  if (!sent) throw new Error(`The work order ${ticketNo} was not stored`);
  let row = sent;
  for (const step of story.steps) {
    at = new Date(at.getTime() + step.after * MINUTE_MS);
    if (at < now) row = await takeStep(options.orm, owner, row, step, at);
  }
  if (story.rating)
    await workOrders.change(options.orm, row, { rating: { ...story.rating, tags: [] }, ratedAt: at, updatedAt: at });
}

async function takeStep(
  runner: QueryRunner,
  owner: Subject,
  row: WorkOrderRow,
  { action, by, text }: StoryTransition,
  at: Date,
): Promise<WorkOrderRow> {
  if (action === 'ask' || action === 'propose')
    return writeAnswer(runner, row, { kind: action, text, actor: AGENT, at });
  if (by === 'agent' && action === undefined)
    return writeAnswer(runner, row, { kind: 'message', text, actor: AGENT, at });
  const user: Actor = { role: 'user', id: owner.id, name: owner.account };
  const actor = { user, agent: AGENT, system: SYSTEM }[by];
  const isExplained = action === 'reject' || action === 'withdraw';
  const changed = action
    ? await workOrders.transition(runner, row, { action, actor, at, ...(isExplained && { reason: text }) })
    : row;
  if (text === '' || action === 'withdraw') return changed;
  const author = by === 'user' ? ('user' as const) : ('agent' as const);
  const name = by === 'user' ? owner.account : '客服';
  const written = await addMessage(runner, changed, { author, authorId: null, authorName: name, text, at });
  return workOrders.change(runner, changed, {
    ...written,
    ...(by === 'agent' && { respondedAt: changed.respondedAt ?? at }),
  });
}

/** An hour in China, so many days ago. */
function toMoment({ daysAgo, hour }: WorkOrderStory, now: Date): Date {
  const china = now.getTime() + CHINA_OFFSET_MS;
  const midnight = china - (china % DAY_MS) - CHINA_OFFSET_MS;
  return new Date(midnight - daysAgo * DAY_MS + hour * 60 * MINUTE_MS);
}
