import {
  countContracts,
  deleteContract,
  downloadContract,
  extendContract,
  getContract,
  getContractSignUrl,
  getContractEvidence,
  getContractText,
  handInContractPaper,
  listContracts,
  listContractTemplates,
  previewContract,
  declineContract,
  saveContract,
  sendSignCode,
  signContract,
  submitContract,
  urgeContract,
  withdrawContract,
} from '@portal/api-contract/account';
import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement, implementRaw, type ServingOptions } from '../../platform/http/implement';
import { REQUEST_LIMITS } from '../../platform/http/request-limits';
import { requireSubject } from '../../platform/http/require-subject';
import { createOwnerSemaphores } from '../../platform/semaphore';
import type { ContractFiles } from './contract-files';
import { contracts, isContract } from './contract-record';
import { handInPaper } from './contract-paper';
import type { createSigning } from './contract-signing';
import type { createSignUrls } from './contract-sign-url';
import { listTemplates } from './contract-templates.repository';
import type { ContractsService } from './contracts.service';

export interface ContractRoutesOptions {
  readonly orm: QueryRunner;
  readonly clock: Clock;
  readonly service: ContractsService;
  readonly signatures: ReturnType<typeof createSigning>;
  /** Tells an owner where a contract is signed, by the origin that they come from. */
  readonly openSignUrl: ReturnType<typeof createSignUrls>;
  readonly contractFiles: ContractFiles;
}

/** How calls are served that change a contract. */
export const WRITING: ServingOptions = {
  bodyLimit: 16_384,
  rateWindows: [
    { max: 30, seconds: 60 },
    { max: 600, seconds: 86_400 },
  ],
};

/** Each is typeset for whoever asks. */
export const READING = {
  deadlineMs: REQUEST_LIMITS.handling,
  rateWindows: [{ max: 60, seconds: 60 }],
};

/** Documents of one user are typeset one at a time. */
const DOCUMENTS_PER_OWNER = { maxRunning: 1, maxWaiting: 4 };

/** Calls of the pages of contracts. */
export function createContractRoutes(options: ContractRoutesOptions): Implementation[] {
  const { orm, clock, service, signatures, openSignUrl, contractFiles } = options;
  const withOwnerSemaphore = createOwnerSemaphores(DOCUMENTS_PER_OWNER);
  return [
    implement(listContractTemplates, async (_input, context) => {
      await requireSubject(context);
      return listTemplates(orm, clock());
    }),
    // The page asks again while something is under way, which is no sign of its reader.
    implement(listContracts, async (input, context) => service.list(await requireSubject(context), input), {
      isPassive: true,
    }),
    implement(countContracts, async (input, context) => service.count(await requireSubject(context), input), {
      isPassive: true,
    }),
    implement(getContract, async ({ id }, context) => service.open(await requireSubject(context), id), {
      isPassive: true,
    }),
    implement(
      saveContract,
      async (input, context) => service.save({ owner: await requireSubject(context), name: 'save', input, context }),
      { ...WRITING, successMsg: '草稿已保存' },
    ),
    implement(previewContract, async ({ id }, context) => service.preview(await requireSubject(context), id), WRITING),
    implement(
      submitContract,
      async (input, context) =>
        service.submit({ owner: await requireSubject(context), name: 'submit', input, context }),
      { ...WRITING, successMsg: '已提交' },
    ),
    implement(
      withdrawContract,
      async (input, context) =>
        service.withdraw({ owner: await requireSubject(context), name: 'withdraw', input, context }),
      { ...WRITING, successMsg: '合同已撤销' },
    ),
    implement(
      getContractSignUrl,
      async (input, context) => openSignUrl(await requireSubject(context), input, context.origin),
      READING,
    ),
    implement(sendSignCode, async (input, context) => signatures.sendCode(await requireSubject(context), input), {
      ...WRITING,
      successMsg: '验证码已发送',
      rateWindows: [{ max: 10, seconds: 60 }],
    }),
    implement(
      signContract,
      async (input, context) => signatures.sign({ owner: await requireSubject(context), name: 'sign', input, context }),
      { ...WRITING, successMsg: '签署成功' },
    ),
    implement(
      handInContractPaper,
      async (input, context) =>
        handInPaper(service, { owner: await requireSubject(context), name: 'handInPaper', input, context }),
      { ...WRITING, successMsg: '扫描件已提交' },
    ),
    implement(
      declineContract,
      async (input, context) =>
        service.refuse({ owner: await requireSubject(context), name: 'refuse', input, context }),
      { ...WRITING, successMsg: '已拒签' },
    ),
    implement(
      extendContract,
      async (input, context) =>
        service.extend({ owner: await requireSubject(context), name: 'extend', input, context }),
      { ...WRITING, successMsg: '签署期限已延长' },
    ),
    implement(
      urgeContract,
      async (input, context) => service.urge({ owner: await requireSubject(context), name: 'urge', input, context }),
      { ...WRITING, successMsg: '已催办' },
    ),
    implement(deleteContract, async ({ id }, context) => service.remove(await requireSubject(context), id), {
      ...WRITING,
      successMsg: '草稿已删除',
    }),
    implement(
      getContractText,
      async ({ id }, context) =>
        contractFiles.show(await contracts.find(orm, isContract(id, await requireSubject(context)))),
      { isPassive: true },
    ),
    implementRaw(
      downloadContract,
      async ({ id }, context) => {
        const owner = await requireSubject(context);
        const row = await contracts.find(orm, isContract(id, owner));
        return withOwnerSemaphore(owner.id, () => contractFiles.read(row));
      },
      READING,
    ),
    implementRaw(
      getContractEvidence,
      async ({ id }, context) => {
        const owner = await requireSubject(context);
        const row = await contracts.find(orm, isContract(id, owner));
        return withOwnerSemaphore(owner.id, () => contractFiles.report(row));
      },
      READING,
    ),
  ];
}
