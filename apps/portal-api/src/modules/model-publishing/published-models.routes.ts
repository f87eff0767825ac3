import {
  appealModelReview,
  countPublishedModels,
  deletePublishedModel,
  discardModelVersion,
  getPublishedModel,
  listPublishedModels,
  openModelVersion,
  putModelOnShelf,
  savePublishedModel,
  submitPublishedModel,
  takeModelOffShelf,
  testModelInterface,
  TRY_OUT_LIMITS,
  withdrawPublishedModel,
} from '@portal/api-contract/account';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { createInterfaceTest, type InterfaceTestOptions } from './interface-test';
import { createPublishing, type PublishingOptions } from './published-models.service';
import { saveModel } from './save-model';

/** With what the calls of owners are served. */
export type PublishedModelRoutesOptions = Omit<PublishingOptions, 'canTest'> & InterfaceTestOptions;

const WRITING: ServingOptions = {
  bodyLimit: 8192,
  rateWindows: [
    { max: 30, seconds: 60 },
    { max: 600, seconds: 86_400 },
  ],
};

/** A text in full, whose characters may be as long as six in JSON. */
const TEXT_BYTES = 131_072;

/** Calls of the pages of models that members publish. */
export function createPublishedModelRoutes(options: PublishedModelRoutesOptions): Implementation[] {
  const service = createPublishing({ ...options, canTest: options.runner !== undefined });
  const test = createInterfaceTest(options);
  return [
    // The page asks again while something is under way, which is no sign of its reader.
    implement(listPublishedModels, async (input, context) => service.list(await requireSubject(context), input), {
      isPassive: true,
    }),
    implement(countPublishedModels, async (_input, context) => service.count(await requireSubject(context)), {
      isPassive: true,
    }),
    implement(getPublishedModel, async ({ id }, context) => service.open(await requireSubject(context), id), {
      isPassive: true,
    }),
    implement(
      savePublishedModel,
      async (input, context) => {
        const owner = await requireSubject(context);
        const change = { owner, name: 'save', input, context };
        return service.runOnce(change, (runner, at) => saveModel(runner, owner, input, at));
      },
      { ...WRITING, bodyLimit: TEXT_BYTES, successMsg: '已保存' },
    ),
    implement(
      testModelInterface,
      async ({ id }, context) => {
        const owner = await requireSubject(context);
        await test(owner, id);
        return service.open(owner, id);
      },
      {
        deadlineMs: TRY_OUT_LIMITS.timeoutMs + 5000,
        rateWindows: [
          { max: 10, seconds: 60 },
          { max: 200, seconds: 86_400 },
        ],
      },
    ),
    implement(
      submitPublishedModel,
      async (input, context) =>
        service.submit({ owner: await requireSubject(context), name: 'submit', input, context }),
      { ...WRITING, successMsg: '已提交审核' },
    ),
    implement(
      withdrawPublishedModel,
      async (input, context) =>
        service.withdraw({ owner: await requireSubject(context), name: 'withdraw', input, context }),
      { ...WRITING, successMsg: '已撤回' },
    ),
    implement(
      putModelOnShelf,
      async (input, context) =>
        service.putOnShelf({ owner: await requireSubject(context), name: 'onShelf', input, context }),
      { ...WRITING, successMsg: '已上架' },
    ),
    implement(
      takeModelOffShelf,
      async (input, context) =>
        service.takeOffShelf({ owner: await requireSubject(context), name: 'offShelf', input, context }),
      { ...WRITING, successMsg: '已下架' },
    ),
    implement(
      openModelVersion,
      async (input, context) =>
        service.openVersion({ owner: await requireSubject(context), name: 'newVersion', input, context }),
      { ...WRITING, successMsg: '已新建版本' },
    ),
    implement(
      discardModelVersion,
      async (input, context) =>
        service.discardVersion({ owner: await requireSubject(context), name: 'discardVersion', input, context }),
      { ...WRITING, successMsg: '已放弃修改' },
    ),
    implement(
      appealModelReview,
      async (input, context) =>
        service.appeal({ owner: await requireSubject(context), name: 'appeal', input, context }),
      { ...WRITING, successMsg: '申诉已提交' },
    ),
    implement(deletePublishedModel, async ({ id }, context) => service.remove(await requireSubject(context), id), {
      ...WRITING,
      successMsg: '草稿已删除',
    }),
  ];
}
