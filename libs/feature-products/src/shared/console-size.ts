/** Pixels of the pictures of consoles, of any width in this ratio. */
export const CONSOLE_SIZE = { width: 800, height: 500 } as const;
