/** Time the pointer rests before a menu opens, and the collapse delay of the spec (§9), in milliseconds. */
export const MENU_DELAYS = { open: 100, close: 500 };
