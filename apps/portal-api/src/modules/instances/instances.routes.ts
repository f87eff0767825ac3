import {
  countInstances,
  createInstanceKey,
  deleteInstanceKey,
  getInstance,
  listInstances,
  rotateInstanceKey,
} from '@portal/api-contract/account';
import { type AccessKeysOptions, createAccessKeys } from '../../platform/access-keys/access-keys';
import { type Implementation, implement, type ServingOptions } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { describeInstance, type DetailOptions, toInstance } from './instance-detail';
import { instanceKeys } from './instance-keys';
import { instances } from './instance-record';
import { countByTab, findInstancePage, isOwnInstance } from './instances.repository';

const WRITING: ServingOptions = {
  bodyLimit: 8192,
  rateWindows: [
    { max: 30, seconds: 60 },
    { max: 1000, seconds: 86_400 },
  ],
};

export interface InstanceRoutesOptions extends AccessKeysOptions, Omit<DetailOptions, 'now'> {}

/** Calls of the pages of products in use. */
export function createInstanceRoutes(options: InstanceRoutesOptions): Implementation[] {
  const { database, clock } = options;
  const { orm } = database;
  const keys = createAccessKeys(instanceKeys, options);
  return [
    implement(listInstances, async (input, context) => {
      const owner = await requireSubject(context);
      const now = clock();
      const { rows, total } = await findInstancePage(orm, owner, input, now);
      const list = rows.map((row) => toInstance(row, now));
      return { list, total, pageNo: input.pageNo, pageSize: input.pageSize };
    }),
    implement(countInstances, async (_input, context) => countByTab(orm, await requireSubject(context), clock())),
    implement(getInstance, async ({ instanceId }, context) => {
      const owner = await requireSubject(context);
      return database.transaction(async (runner) => {
        const row = await instances.find(runner, isOwnInstance(owner, instanceId));
        return describeInstance(runner, row, { ...options, now: clock() });
      });
    }),
    implement(
      createInstanceKey,
      async (input, context) => keys.create({ owner: await requireSubject(context), input, context }, input.instanceId),
      { ...WRITING, successMsg: '密钥已创建' },
    ),
    implement(
      rotateInstanceKey,
      async (input, context) => keys.rotate({ owner: await requireSubject(context), input, context }),
      { ...WRITING, successMsg: '密钥已轮换' },
    ),
    implement(deleteInstanceKey, async ({ keyId }, context) => keys.remove(await requireSubject(context), keyId), {
      ...WRITING,
      successMsg: '密钥已删除',
    }),
  ];
}
