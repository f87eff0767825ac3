import { inviteToAnswer, listInvitations } from '@portal/api-contract/community';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { createInvitations, type InvitationsOptions } from './invitations.service';

/** Calls of invitations to answer. */
export function createInvitationRoutes(options: InvitationsOptions): Implementation[] {
  const invitations = createInvitations(options);
  return [
    implement(listInvitations, async ({ mid }, context) => invitations.list(await requireSubject(context), mid), {
      isPassive: true,
      rateWindows: [{ max: 60, seconds: 60 }],
    }),
    implement(inviteToAnswer, async (input, context) => invitations.invite(await requireSubject(context), input), {
      bodyLimit: 1024,
      rateWindows: [
        { max: 20, seconds: 60 },
        { max: 200, seconds: 86_400 },
      ],
      successMsg: '已邀请',
    }),
  ];
}
