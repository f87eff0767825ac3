import { bookVisit, type FieldError, ITEM_REQUEST_LIMITS, reportModel, requestSolution } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { toChinaDay } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { toDetailUrl } from '../../platform/content-items/item-links';
import type { QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { checkTelephone } from '../../platform/telephone/telephone-field';
import { factoryItem } from '../factories/factories.read-model';
import { modelItem } from '../models/models.read-model';
import { solutionItem } from '../solutions/solutions.read-model';
import type { ApplicationRoutesOptions } from './applications.routes';
import { createApplicationsService, type Submission } from './applications.service';

const ON_SHELF = 2;
const DAY_MS = 86_400_000;

const FORM_LIMITS = [
  { max: 5, seconds: 60 },
  { max: 30, seconds: 86_400 },
];

/** Calls of the forms about one item that visitors may send too: visits, solutions, reports. */
export function createItemRequestRoutes(options: ApplicationRoutesOptions): Implementation[] {
  const { orm, captcha, telephones, clock } = options;
  const applications = createApplicationsService(options);
  const serving: ServingOptions = {
    successMsg: '提交成功',
    bodyLimit: 16_384,
    rateWindows: FORM_LIMITS,
    checkFields: ({ telephone }) => checkTelephone(telephone, telephones),
  };
  const submit = async (context: CallContext, captchaTicket: string, about: Omit<Submission, 'assertHuman'>) =>
    applications.submit(
      await context.getSubject(),
      { ...about, assertHuman: captcha.proveOnce('consult', captchaTicket, context.cookies) },
      context,
    );
  return [
    implement(
      bookVisit,
      async ({ captchaTicket, factoryId, ...form }, context) =>
        submit(context, captchaTicket, {
          ...{ kind: 'visit', itemKey: factoryId, form },
          itemName: await findName(orm, factoryItem, factoryId, '工厂不存在'),
          itemUrl: `/lighthouse-factory?factory=${encodeURIComponent(factoryId)}`,
        }),
      {
        ...serving,
        checkFields: ({ telephone, visitOn }) => [
          ...checkVisitDay(visitOn, clock),
          ...checkTelephone(telephone, telephones),
        ],
      },
    ),
    implement(
      requestSolution,
      async ({ captchaTicket, solutionId, ...form }, context) =>
        submit(context, captchaTicket, {
          ...{ kind: 'solution', itemKey: solutionId, form },
          itemName: await findName(orm, solutionItem, solutionId, '方案不存在'),
          itemUrl: toDetailUrl('solution', solutionId),
        }),
      serving,
    ),
    implement(
      reportModel,
      async ({ captchaTicket, modelId, ...form }, context) =>
        submit(context, captchaTicket, {
          ...{ kind: 'report', itemKey: modelId, form },
          itemName: await findName(orm, modelItem, modelId, '模型不存在'),
          itemUrl: toDetailUrl('model', modelId),
        }),
      serving,
    ),
  ];
}

async function findName(
  orm: QueryRunner,
  table: typeof factoryItem | typeof solutionItem | typeof modelItem,
  id: string,
  missing: string,
): Promise<string> {
  const [row] = await orm
    .select({ name: table.name })
    .from(table)
    .where(and(eq(table.id, id), eq(table.listingStatus, ON_SHELF)));
  if (!row) throw new HttpError(404, missing);
  return row.name;
}

/** A visit takes at least a day to prepare, and nobody plans a factory's days for ever. */
function checkVisitDay(sent: unknown, clock: Clock): FieldError[] {
  if (typeof sent !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(sent)) return [];
  const { daysAhead } = ITEM_REQUEST_LIMITS;
  const now = clock().getTime();
  if (sent <= toChinaDay(new Date(now))) return [{ field: 'visitOn', msg: '参观日期须在明天及以后' }];
  const last = toChinaDay(new Date(now + daysAhead * DAY_MS));
  return sent > last ? [{ field: 'visitOn', msg: `参观日期须在${daysAhead}天以内` }] : [];
}
