import { type BrowserResponse, TestBrowser } from '../../../testing/test-browser';
import type { TestPortal } from '../../../testing/test-portal';
import { createRealnameCalls } from './realname-calls';

/** A face that is to be compared. */
export interface StartedFace {
  readonly sessionId: string;
  readonly url: string;
  /** What the code on the screen says. */
  readonly code: string;
}

/** What people do away from the page that waits for them: with a telephone, or as the legal representative. */
export function createProofCalls(portal: TestPortal) {
  const calls = createRealnameCalls(portal);
  const post = (call: string, payload: object) => calls.post(new TestBrowser(portal.app), call, payload);
  const play = (act: string, ticket: string): Promise<BrowserResponse> => post('sandboxFace', { act, ticket });
  const readTicket = ({ body }: BrowserResponse): string =>
    new URL((body.data as { readonly url: string }).url).searchParams.get('ticket') ?? '';

  return {
    /** What the telephone of the sandbox does with a code, or with what it was given for it. */
    play,
    /** Has a telephone read a code; gives what it goes on with. */
    scan: async (code: string): Promise<string> => ((await play('scan', code)).body.data as { ticket: string }).ticket,
    /** Comes back from the provider with what the telephone was sent back with. */
    comeBack: (returnTicket: string): Promise<BrowserResponse> => post('faceReturn', { returnTicket }),
    /** Has a code shown for a verification that waits for a face. */
    async startFace(browser: TestBrowser, id: string): Promise<StartedFace> {
      const response = await calls.post(browser, 'generateFaceCenterUrl', { id });
      if (response.body.code !== '200') throw new Error(response.body.msg);
      return { ...(response.body.data as Omit<StartedFace, 'code'>), code: readTicket(response) };
    },
    /** Makes the link by which a legal representative consents; gives its ticket. */
    async createLink(browser: TestBrowser, id: string): Promise<string> {
      const response = await calls.post(browser, 'signLink', { id });
      if (response.body.code !== '200') throw new Error(response.body.msg);
      return readTicket(response);
    },
    view: (ticket: string): Promise<BrowserResponse> => post('signLinkInfo', { ticket }),
    confirm: (ticket: string, agreed: boolean): Promise<BrowserResponse> => post('signLinkConfirm', { ticket, agreed }),
  };
}
