import type { FindAddress } from '../../platform/messages/find-address';
import type { AccountsRepository } from '../identity-provider/accounts.repository';

/** Looks addresses up at the embedded identity provider; of users of another one the portal knows none. */
export function createAddressBook(accounts: AccountsRepository | undefined): FindAddress {
  return async (ownerId, channel, runner) => {
    const account = await accounts?.findByUser({ id: ownerId }, runner);
    if (accounts === undefined || account === undefined) return undefined;
    return channel === 'sms' ? accounts.openTelephone(account) : accounts.openMail(account);
  };
}
