import type { MessageChannel } from '@portal/api-contract/account';
import type { QueryRunner } from '../../database/database';
import type { AccountsRepository } from '../identity-provider/accounts.repository';

/**
 * Finds where a user's messages go: the telephone or the mail address of the account, or `undefined`; as a transaction
 * sees it, where one is given.
 */
export type FindAddress = (
  ownerId: string,
  channel: MessageChannel,
  runner?: QueryRunner,
) => Promise<string | undefined>;

/** Looks addresses up at the embedded identity provider; of users of another one the portal knows none. */
export function createAddressBook(accounts: AccountsRepository | undefined): FindAddress {
  return async (ownerId, channel, runner) => {
    const account = await accounts?.findByUser({ id: ownerId }, runner);
    if (accounts === undefined || account === undefined) return undefined;
    return channel === 'sms' ? accounts.openTelephone(account) : accounts.openMail(account);
  };
}
