import { becomeContract, getContractBecoming, previewContractBecoming } from '@portal/api-contract/account';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { Becoming } from './contract-becoming';
import { WRITING } from './contracts.routes';

/** Calls of owners whose letters of intent become contracts. */
export function createBecomingRoutes(becoming: Becoming): Implementation[] {
  return [
    implement(getContractBecoming, async ({ id }, context) => becoming.open(await requireSubject(context), id)),
    implement(
      previewContractBecoming,
      async (input, context) => becoming.preview(await requireSubject(context), input),
      WRITING,
    ),
    implement(
      becomeContract,
      async (input, context) =>
        becoming.become({ owner: await requireSubject(context), name: 'become', input, context }),
      { ...WRITING, successMsg: '已转为正式合同' },
    ),
  ];
}
