import { blockMember, getMemberAvatar, listBlocked, suggestMembers } from '@portal/api-contract/community';
import { type Implementation, implement, implementRaw } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { createPeople, type PeopleOptions } from './people.service';

/** Calls of what members do about each other. */
export function createPeopleRoutes(options: PeopleOptions): Implementation[] {
  const people = createPeople(options);
  return [
    implement(
      blockMember,
      async ({ userCode, kind }, context) => people.block(await requireSubject(context), userCode, kind),
      { bodyLimit: 1024, rateWindows: [{ max: 30, seconds: 60 }], successMsg: '已更新' },
    ),
    implement(listBlocked, async (input, context) => people.listBlocked(await requireSubject(context), input)),
    implement(suggestMembers, async ({ keyword }, context) => people.suggest(await requireSubject(context), keyword), {
      rateWindows: [{ max: 120, seconds: 60 }],
    }),
    implementRaw(getMemberAvatar, ({ userCode }) => people.openAvatar(userCode)),
  ];
}
