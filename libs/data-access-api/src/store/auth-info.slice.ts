import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a session permits beyond the account area (spec §6). */
export interface Permissions {
  /** Menu permissions of the maas entry; without any it is hidden. */
  readonly menuPermissions: readonly string[];
  /** URL of the operations platform; empty for accounts that are not on its list. */
  readonly operationsUrl: string;
}

/** Client state `authInfo` (spec §3): whether the session is known, and whether it has just ended. */
export interface AuthInfo extends Permissions {
  /** What is stored has been read and a code in the URL exchanged; before that nobody is sent away. */
  readonly isKnown: boolean;
  readonly isLoggedIn: boolean;
  /** A response said that the session is over; the login page opens 3 s later (spec §8). */
  readonly isExpired: boolean;
  /** The user has pressed 退出登录 or 切换登录 and is about to leave the page. */
  readonly isLeaving: boolean;
}

const NO_PERMISSIONS: Permissions = { menuPermissions: [], operationsUrl: '' };

const LOGGED_OUT: AuthInfo = {
  ...NO_PERMISSIONS,
  isKnown: true,
  isLoggedIn: false,
  isExpired: false,
  isLeaving: false,
};

const slice = createSlice({
  name: 'authInfo',
  initialState: { ...LOGGED_OUT, isKnown: false },
  reducers: {
    loggedIn: (state) => ({ ...state, isKnown: true, isLoggedIn: true, isExpired: false }),
    loggedOut: () => LOGGED_OUT,
    sessionExpired: () => ({ ...LOGGED_OUT, isExpired: true }),
    sessionLeft: () => ({ ...LOGGED_OUT, isLeaving: true }),
    permissionsLoaded: (state, { payload }: PayloadAction<Permissions>) => ({ ...state, ...payload }),
  },
});

export const { loggedIn, loggedOut, sessionExpired, sessionLeft, permissionsLoaded } = slice.actions;
export const authInfoReducer = slice.reducer;
