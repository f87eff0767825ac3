import type { CommunityAuthor, CommunityPerson } from '@portal/api-contract/community';

const VERIFIED = { '': '', personal: 'person', enterprise: 'company' } as const;

/** The author of an item as answers and comments name theirs; null once the account is closed. */
export function toPerson({ userCode, name, badge, region, ...author }: CommunityAuthor): CommunityPerson | null {
  return userCode ? { ...author, userCode, nickname: name, verified: VERIFIED[badge], ipRegion: region } : null;
}
