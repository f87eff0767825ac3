/** Code of the pages of the user's own data by their names. */
export const USER_INFO_PAGES = {
  person: () => import('./user-info/person.module'),
  privacy: () => import('./privacy/privacy.module'),
  security: () => import('./account-security/security.module'),
  userInfo: () => import('./user-info/user-info.module'),
} as const;

/** Name of a page of the user's own data. */
export type UserInfoPageName = keyof typeof USER_INFO_PAGES;
