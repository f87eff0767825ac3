import type { UserInfo } from '@portal/api-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'personInfo',
  initialState: null as UserInfo | null,
  reducers: {
    personInfoLoaded: (_state, { payload }: PayloadAction<UserInfo>) => payload,
    personInfoCleared: () => null,
  },
});

export const { personInfoLoaded, personInfoCleared } = slice.actions;
export const personInfoReducer = slice.reducer;
