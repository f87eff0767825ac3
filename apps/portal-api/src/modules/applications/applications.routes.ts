import {
  applyForJob,
  applyForModel,
  applyForPartnership,
  getApplication,
  listApplications,
  saveServiceConsult,
  withdrawApplication,
} from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { toDetailUrl } from '../../platform/content-items/item-links';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { requireSubject } from '../../platform/http/require-subject';
import { checkTelephone } from '../../platform/telephone/telephone-field';
import { modelItem } from '../models/models.read-model';
import { position } from '../recruit/recruit.read-model';
import type { CaptchaService } from '../verification/captcha.service';
import { type ApplicationsOptions, createApplicationsService } from './applications.service';

const ON_SHELF = 2;

const FORM_LIMITS = [
  { max: 10, seconds: 60 },
  { max: 60, seconds: 86_400 },
];

export interface ApplicationRoutesOptions extends ApplicationsOptions {
  readonly orm: QueryRunner;
  readonly captcha: CaptchaService;
}

/** Calls of the forms that somebody works on. */
export function createApplicationRoutes(options: ApplicationRoutesOptions): Implementation[] {
  const { orm, captcha, telephones } = options;
  const applications = createApplicationsService(options);
  const serving: ServingOptions = {
    successMsg: '提交成功',
    bodyLimit: 32_768,
    rateWindows: FORM_LIMITS,
    checkFields: ({ telephone }) => checkTelephone(telephone, telephones),
  };
  return [
    implement(
      applyForModel,
      async ({ captchaTicket, modelId, ...form }, context) => {
        const owner = await requireSubject(context);
        const item = await findModel(orm, modelId);
        const submission = {
          kind: 'model' as const,
          itemKey: modelId,
          itemName: item.name,
          itemUrl: toDetailUrl('model', modelId),
          form,
          fileIds: form.fileIds,
          assertHuman: captcha.proveOnce('trial', captchaTicket, context.cookies),
        };
        return applications.submit(owner, submission, context);
      },
      serving,
    ),
    implement(
      applyForPartnership,
      async (form, context) => {
        const submission = {
          kind: 'partner' as const,
          itemKey: 'partner',
          itemName: form.partnerKind,
          itemUrl: '/partner',
          form,
          fileIds: form.fileIds,
          fileUnit: 'qualification' as const,
        };
        return applications.submit(await requireSubject(context), submission, context);
      },
      serving,
    ),
    implement(
      applyForJob,
      async ({ jobId, ...form }, context) => {
        const item = await findOpenJob(orm, jobId);
        const submission = {
          kind: 'job' as const,
          itemKey: jobId,
          itemName: item.title,
          itemUrl: `/recruit?job=${encodeURIComponent(jobId)}`,
          form,
          fileIds: [form.resumeFileId],
          fileField: 'resumeFileId',
          fileUnit: 'resume' as const,
        };
        return applications.submit(await requireSubject(context), submission, context);
      },
      serving,
    ),
    implement(
      saveServiceConsult,
      async ({ captchaTicket, ...form }, context) => {
        const submission = {
          kind: 'consult' as const,
          itemKey: form.service,
          itemName: form.service,
          itemUrl: '/business-consulting',
          form,
          assertHuman: captcha.proveOnce('consult', captchaTicket, context.cookies),
        };
        return applications.submit(await context.getSubject(), submission, context);
      },
      serving,
    ),
    // The page asks again while an application is open, which is no sign of its reader.
    implement(listApplications, async (input, context) => applications.list(await requireSubject(context), input), {
      isPassive: true,
    }),
    implement(getApplication, async ({ applicationNo }, context) =>
      applications.get(await requireSubject(context), applicationNo),
    ),
    implement(
      withdrawApplication,
      async ({ applicationNo }, context) => applications.withdraw(await requireSubject(context), applicationNo),
      { successMsg: '已撤回' },
    ),
  ];
}

async function findModel(orm: QueryRunner, id: string) {
  const [row] = await orm
    .select({ name: modelItem.name })
    .from(modelItem)
    .where(and(eq(modelItem.id, id), eq(modelItem.listingStatus, ON_SHELF)));
  if (!row) throw new HttpError(404, '模型不存在');
  return row;
}

async function findOpenJob(orm: QueryRunner, id: string) {
  const [row] = await orm
    .select({ title: position.title, isClosed: position.isClosed })
    .from(position)
    .where(and(eq(position.id, id), eq(position.listingStatus, ON_SHELF)));
  if (!row) throw new HttpError(404, '职位不存在');
  if (row.isClosed) throw new HttpError(410, '该职位已停止招聘');
  return row;
}
