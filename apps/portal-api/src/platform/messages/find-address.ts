import type { MessageChannel } from '@portal/api-contract/account';
import type { QueryRunner } from '../database/database';

/**
 * Finds where a user's messages go: the telephone or the mail address of the account, or `undefined`; as a transaction
 * sees it, where one is given.
 */
export type FindAddress = (
  ownerId: string,
  channel: MessageChannel,
  runner?: QueryRunner,
) => Promise<string | undefined>;
