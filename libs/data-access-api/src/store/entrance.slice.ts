import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Entrance flags of the real-name pages as the server gives them (spec §7). */
export interface EntranceFlags {
  readonly manualAudit: boolean;
  readonly thirdParty: boolean;
}

const slice = createSlice({
  name: 'entrance',
  initialState: '',
  reducers: {
    entranceLoaded: (_state, { payload }: PayloadAction<EntranceFlags>) => formatEntrance(payload),
  },
});

export const { entranceLoaded } = slice.actions;
export const entranceReducer = slice.reducer;

/** `entrance` (spec §3): the manualAudit flag followed by the thirdParty flag, each `'1'` or `'0'`. */
export function formatEntrance({ manualAudit, thirdParty }: EntranceFlags): string {
  return `${Number(manualAudit)}${Number(thirdParty)}`;
}
