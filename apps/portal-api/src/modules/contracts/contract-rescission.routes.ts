import {
  downloadContractRescission,
  previewContractRescission,
  declineContractRescission,
  rescindContract,
} from '@portal/api-contract/account';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement, implementRaw } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { ContractFiles } from './contract-files';
import { contracts, isContract } from './contract-record';
import type { Rescissions } from './contract-rescission';
import { READING, WRITING } from './contracts.routes';

export interface RescissionRoutesOptions {
  readonly orm: QueryRunner;
  readonly rescissions: Rescissions;
  readonly contractFiles: Pick<ContractFiles, 'rescission'>;
}

/** Calls of owners who end their contracts before the time. */
export function createRescissionRoutes({ orm, rescissions, contractFiles }: RescissionRoutesOptions): Implementation[] {
  return [
    implement(
      previewContractRescission,
      async ({ id, reason }, context) => rescissions.preview(await requireSubject(context), id, reason),
      WRITING,
    ),
    implement(
      rescindContract,
      async (input, context) =>
        rescissions.rescind({ owner: await requireSubject(context), name: 'rescind', input, context }),
      { ...WRITING, successMsg: '解除协议已签署' },
    ),
    implement(
      declineContractRescission,
      async (input, context) =>
        rescissions.decline({ owner: await requireSubject(context), name: 'refuseRescission', input, context }),
      { ...WRITING, successMsg: '合同继续有效' },
    ),
    implementRaw(
      downloadContractRescission,
      async ({ id }, context) =>
        contractFiles.rescission(await contracts.find(orm, isContract(id, await requireSubject(context)))),
      READING,
    ),
  ];
}
