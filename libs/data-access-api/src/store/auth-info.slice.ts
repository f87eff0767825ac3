import { createSlice } from '@reduxjs/toolkit';

/** Client state `authInfo` (spec §3): whether the session is known, and whether it has just ended. */
export interface AuthInfo {
  readonly isLoggedIn: boolean;
  /** An answer said that the session is over; the login page opens 3 s later (spec §8). */
  readonly isExpired: boolean;
}

const initialState: AuthInfo = { isLoggedIn: false, isExpired: false };

const slice = createSlice({
  name: 'authInfo',
  initialState,
  reducers: {
    loggedIn: () => ({ isLoggedIn: true, isExpired: false }),
    loggedOut: () => initialState,
    sessionExpired: () => ({ isLoggedIn: false, isExpired: true }),
  },
});

export const { loggedIn, loggedOut, sessionExpired } = slice.actions;
export const authInfoReducer = slice.reducer;
