import type { UserProfile } from '@portal/api-contract';

/** Builds a user's profile. */
export function buildProfile(values: Partial<UserProfile> = {}): UserProfile {
  return {
    account: 'demo-personal',
    userCode: 'UABC',
    nickname: '林予安',
    company: '澄湖乳业',
    industry: '',
    bio: '',
    telephone: '138****8000',
    mail: '',
    avatar: '',
    registeredAt: '2026-03-02T09:05:00+08:00',
    lastLoginAt: '2026-06-05T12:30:00+08:00',
    previousLoginAt: '2026-06-04T09:15:00+08:00',
    version: 1,
    ...values,
  };
}
