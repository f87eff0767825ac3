import type { AccountSecurity, Device, LoginRecord } from '@portal/api-contract/account';

/** How a user's account is protected. */
export function buildSecurity(values: Partial<AccountSecurity> = {}): AccountSecurity {
  return {
    isManagedElsewhere: false,
    telephone: '138****8000',
    mail: '',
    ways: ['mobile'],
    canChangePassword: true,
    passwordChangedAt: '2026-05-04T10:20:00+08:00',
    deviceTotal: 2,
    lastLoginAt: '2026-06-05T12:30:00+08:00',
    score: 70,
    ...values,
  };
}

/** Two browsers in which a user is logged in, the own one first. */
export const DEVICES: Device[] = [
  {
    id: 'own',
    name: 'Windows · Chrome 128',
    ipRegion: '公网 203.0.*.*',
    loginAt: '2026-06-05T12:30:00+08:00',
    lastAt: '2026-06-05T13:00:00+08:00',
    current: true,
  },
  {
    id: 'other',
    name: 'iPhone · 微信 8',
    ipRegion: '内网 192.168.*.*',
    loginAt: '2026-06-04T08:00:00+08:00',
    lastAt: '2026-06-05T09:00:00+08:00',
    current: false,
  },
];

/** A try to log in. */
export function buildLogin(values: Partial<LoginRecord> = {}): LoginRecord {
  return {
    id: 'l1',
    at: '2026-06-05T12:30:00+08:00',
    way: 'password',
    isSuccess: true,
    name: 'Windows · Chrome 128',
    ipRegion: '公网 203.0.*.*',
    ...values,
  };
}
