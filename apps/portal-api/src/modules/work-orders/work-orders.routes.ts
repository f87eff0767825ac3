import {
  confirmWorkOrder,
  countWorkOrders,
  deleteWorkOrder,
  escalateWorkOrder,
  exportWorkOrders,
  getTranscript,
  getWorkOrder,
  grantDiagnosis,
  listWorkOrders,
  listWorkOrderTypes,
  rateWorkOrder,
  readReplies,
  reopenWorkOrder,
  replyToWorkOrder,
  revokeGrant,
  saveWorkOrder,
  suggestForWorkOrder,
  urgeWorkOrder,
  withdrawWorkOrder,
} from '@portal/api-contract/account';
import { toChinaDay } from '../../platform/china-time';
import { writeCsv } from '../../platform/csv';
import { type Implementation, implement, implementRaw, type ServingOptions } from '../../platform/http/implement';
import { FileResponse } from '../../platform/http/raw-response';
import { HttpError } from '../../platform/http/http-error';
import { requireSubject } from '../../platform/http/require-subject';
import { checkTelephone } from '../../platform/telephone/telephone-field';
import { EXPORT_HEADER, listExportRows, MAX_EXPORTED, writeTranscript } from './work-order-files';
import { createWorkOrderSubmission, type SubmissionOptions } from './work-order-submission';
import { createSuggestions, type SuggestionOptions } from './work-order-suggestions';
import { findWorkOrderProduct, listTypes, NO_PRODUCT } from './work-order-types';
import { countOwnByState, findOwn, findOwnForExport } from './work-orders.repository';
import { createWorkOrdersService, type WorkOrdersOptions } from './work-orders.service';

const WRITING = [
  { max: 30, seconds: 60 },
  { max: 1000, seconds: 86_400 },
];

const FILES = [{ max: 20, seconds: 60 }];

export type WorkOrderRoutesOptions = WorkOrdersOptions & SubmissionOptions & SuggestionOptions;

/** Calls of the work order pages. */
export function createWorkOrderRoutes(options: WorkOrderRoutesOptions): Implementation[] {
  const { orm, clock, protection, telephones } = options;
  const service = createWorkOrdersService(options);
  const submission = createWorkOrderSubmission(options);
  const suggest = createSuggestions(options);
  const writing: ServingOptions = {
    bodyLimit: 32_768,
    rateWindows: WRITING,
  };
  const action = (successMsg: string): ServingOptions => ({ ...writing, successMsg });
  return [
    implement(listWorkOrderTypes, async ({ productCode }, context) => {
      await requireSubject(context);
      const product = productCode ? await findWorkOrderProduct(orm, productCode) : NO_PRODUCT;
      if (!product) throw new HttpError(404, '该产品不存在或已下架');
      return listTypes(product);
    }),
    implement(suggestForWorkOrder, async (input, context) => suggest(await requireSubject(context), input), {
      bodyLimit: 16_384,
      rateWindows: [{ max: 120, seconds: 60 }],
    }),
    implement(
      saveWorkOrder,
      async (input, context) => submission.submit(await requireSubject(context), input, context),
      { ...action('提交成功'), checkFields: ({ telephone }) => checkTelephone(telephone, telephones) },
    ),
    implement(listWorkOrders, async (input, context) => service.list(await requireSubject(context), input), {}),
    implement(countWorkOrders, async (_input, context) => countOwnByState(orm, await requireSubject(context))),
    implement(getWorkOrder, async ({ ticketNo }, context) => service.open(await requireSubject(context), ticketNo), {
      isPassive: true,
    }),
    implement(readReplies, async ({ ticketNo }, context) => service.markRead(await requireSubject(context), ticketNo), {
      bodyLimit: 8192,
    }),
    implement(
      replyToWorkOrder,
      async (input, context) => service.reply(await requireSubject(context), input, context),
      action('已发送'),
    ),
    implement(
      confirmWorkOrder,
      async (input, context) => service.confirm(await requireSubject(context), input, context),
      action('已确认解决'),
    ),
    implement(
      reopenWorkOrder,
      async (input, context) => service.reopen(await requireSubject(context), input, context),
      action('已重新打开'),
    ),
    implement(
      withdrawWorkOrder,
      async (input, context) => service.withdraw(await requireSubject(context), input, context),
      action('已撤销'),
    ),
    implement(
      urgeWorkOrder,
      async (input, context) => service.urge(await requireSubject(context), input, context),
      action('已催单'),
    ),
    implement(
      escalateWorkOrder,
      async (input, context) => service.escalate(await requireSubject(context), input, context),
      action('已升级投诉'),
    ),
    implement(
      rateWorkOrder,
      async (input, context) => service.rate(await requireSubject(context), input, context),
      action('感谢您的评价'),
    ),
    implement(
      grantDiagnosis,
      async (input, context) => service.grant(await requireSubject(context), input, context),
      action('已授权'),
    ),
    implement(
      revokeGrant,
      async (input, context) => service.revokeGrant(await requireSubject(context), input, context),
      action('已收回授权'),
    ),
    implement(
      deleteWorkOrder,
      async (input, context) => service.hide(await requireSubject(context), input, context),
      action('已删除'),
    ),
    implementRaw(
      getTranscript,
      async ({ ticketNo }, context) => {
        const owner = await requireSubject(context);
        const row = await findOwn(orm, owner, ticketNo);
        const text = await writeTranscript(orm, protection, row, clock());
        return new FileResponse(Buffer.from(text), `${row.ticketNo}.txt`, 'text/plain; charset=utf-8');
      },
      { rateWindows: FILES },
    ),
    implementRaw(
      exportWorkOrders,
      async (filter, context) => {
        const rows = await findOwnForExport(orm, await requireSubject(context), filter, MAX_EXPORTED);
        const name = `工单-${toChinaDay(clock())}.csv`;
        return new FileResponse(
          Buffer.from(writeCsv(EXPORT_HEADER, listExportRows(rows))),
          name,
          'text/csv; charset=utf-8',
        );
      },
      { rateWindows: FILES },
    ),
  ];
}
