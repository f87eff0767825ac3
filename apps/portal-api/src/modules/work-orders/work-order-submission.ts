import type { EndpointData } from '@portal/api-contract';
import type { saveWorkOrder } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createBusinessNumber } from '../../platform/business-number';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { assertWithinQuota } from '../../platform/database/account-quota';
import type { QueryRunner } from '../../platform/database/database';
import { claimFiles } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import type { ParsedInput } from '../../platform/http/implement';
import { rejectFields } from '../../platform/http/http-error';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { DataProtection } from '../../platform/security/data-protection';
import type { Subject } from '../../platform/security/session-verifier';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { maskTelephone, readTelephone } from '../../platform/telephone/telephone-field';
import { toContactPlace } from './work-order-detail';
import { keepSecret, workOrders } from './work-order-record';
import { addDays, computePromise } from './work-order-times';
import { findTypeName, findWorkOrderProduct, NO_PRODUCT, type WorkOrderProduct } from './work-order-types';
import { workOrder } from './work-orders.tables';

const QUOTA = { table: workOrder, most: 50, msg: '今日提交的工单已达50个，请明天再试，或在已有工单中补充' };

export interface SubmissionOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
  readonly telephones: TelephoneOpener;
}

type Request = ParsedInput<typeof saveWorkOrder>;

/** What a request names, found. */
interface Subjects {
  readonly product: WorkOrderProduct;
  readonly typeName: string;
  readonly telephone: string;
}

/** Takes new work orders. */
export function createWorkOrderSubmission(options: SubmissionOptions) {
  const { orm, clock, idempotency, protection, telephones } = options;

  async function store(runner: QueryRunner, owner: Subject, request: Request, subjects: Subjects) {
    const now = clock();
    await assertWithinQuota(runner, owner.id, now, QUOTA);
    await claimFiles(runner, owner, request.fileIds, { unit: 'workorder' });
    const actor = { role: 'user', id: owner.id, name: owner.account } as const;
    const change = { action: 'submit', actor, at: now, fileIds: request.fileIds } as const;
    const row = await workOrders.create(runner, toRow(owner, request, subjects, now), change);
    await keepSecret(runner, protection, row, request.secret, now);
    return { ticketNo: row.ticketNo, promiseAt: toChinaTime(row.promiseAt) };
  }

  function toRow(owner: Subject, request: Request, { product, typeName, telephone }: Subjects, now: Date) {
    const id = randomUUID();
    const { typeCode, title, description, severity, resource, fileIds, contactName, contactHours } = request;
    const contact = JSON.stringify({ contactName, telephone });
    return {
      ...{ id, ownerId: owner.id, typeCode, typeName, title, description, severity, resource, fileIds, contactHours },
      ticketNo: createBusinessNumber('WO', now),
      productCode: product.productCode,
      productName: product.productName,
      contactEncrypted: protection.encrypt(contact, toContactPlace(id)),
      telephoneMasked: maskTelephone(telephone),
      hasSecret: request.secret !== '',
      ...(request.grantDays > 0 && {
        grantScope: request.grantScope,
        grantExpireAt: addDays(now, request.grantDays),
      }),
      createdAt: now,
      updatedAt: now,
      promiseAt: computePromise(severity, now),
      reminderCount: 0,
      reopenCount: 0,
      messageCount: 0,
    };
  }

  return {
    /** Stores a work order once. */
    async submit(
      owner: Subject,
      request: Request,
      context: Pick<CallContext, 'headers'>,
    ): Promise<EndpointData<typeof saveWorkOrder>> {
      const subjects = await findSubjects(orm, request, readTelephone(request.telephone, telephones) ?? '');
      const call = { scope: 'workorder:save', owner, input: { ...request, telephone: subjects.telephone }, context };
      return idempotency.runOnce(call, (runner) => store(runner, owner, request, subjects));
    },
  };
}

async function findSubjects(
  orm: QueryRunner,
  { productCode, typeCode }: Request,
  telephone: string,
): Promise<Subjects> {
  const product = productCode === '' ? NO_PRODUCT : await findWorkOrderProduct(orm, productCode);
  if (product === undefined) throw rejectFields([{ field: 'productCode', msg: '该产品不存在或已下架' }]);
  const typeName = findTypeName(product, typeCode);
  if (typeName === undefined) throw rejectFields([{ field: 'typeCode', msg: '请选择问题类型' }]);
  return { product, typeName, telephone };
}
