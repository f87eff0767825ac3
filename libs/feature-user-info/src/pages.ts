/** Code of the pages of the user's own data by their names. */
export const USER_INFO_PAGES = {
  person: () => import('./user-info/person.page'),
  privacy: () => import('./privacy/privacy.page'),
  security: () => import('./account-security/security.page'),
  userInfo: () => import('./user-info/user-info.page'),
} as const;

/** Name of a page of the user's own data. */
export type UserInfoPageName = keyof typeof USER_INFO_PAGES;
