import type { QuerySnapshot } from '@portal/data-access-api';

/** Id of the script element that carries the boot data: a name, as the boot script reads it among the scripts. */
export const BOOT_DATA_ID = 'boot';

/** Property of the window that holds what was pressed before the page was interactive, in order. */
export const EARLY_PRESSES = 'early';

/** What the server hands to the browser in the document. */
export interface BootData {
  /** URLs of the scripts to load: the entry first, then the page's own. */
  readonly scripts: readonly string[];
  readonly queries: readonly QuerySnapshot[];
  /** URL of the script with the data of what surrounds every page; absent where that is among the queries. */
  readonly frame?: string | undefined;
  readonly publicOrigin: string;
  /** Third-party service that tells visitors their address; our own where there is none. */
  readonly ipLookupUrl?: string | undefined;
  /** Pages tell WeChat how they are shared. */
  readonly sharesToWechat?: boolean | undefined;
}

const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON that can stand inside a script element: nothing in it can end the element or start a comment. */
export function serializeForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
