import type { Page } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { createCaller } from '../session/caller';

const PAUSE_MS = 300;
const MAX_LOOKS = 400;

/** An item as the queue of the moderators has it. */
interface QueuedItem {
  readonly mid: string;
  readonly version: number;
  readonly title: string;
}

/** Moderator of the demonstration: makes the calls of the queue, which has no page here. */
export interface Moderator {
  /** Takes on what somebody submits under a title as soon as it is there: later the demonstration's own moderator would. */
  claim(title: string, submit: () => Promise<unknown>): Promise<QueuedItem>;
  /** Decides about an item as it was seen last, and returns it as it is then. */
  decide(call: 'pass' | 'reject' | 'takeDown', item: QueuedItem, reason?: string): Promise<QueuedItem>;
  /** Puts a word on the list of those that are looked for. */
  forbid(word: string): Promise<void>;
}

/** Makes a moderator of a browser in which one is logged in. */
export async function createModerator(page: Page): Promise<Moderator> {
  const { ask } = await createCaller(page, '/ops-api/community');

  /** Claims what will be in the queue under a title. */
  async function waitFor(title: string): Promise<QueuedItem> {
    for (let left = MAX_LOOKS; left > 0; left--) {
      const { list } = await ask<{ list: readonly QueuedItem[] }>('pageList', { pageNo: 1, pageSize: 100 });
      const item = list.find((each) => each.title === title);
      if (item) return ask('claim', { mid: item.mid, version: item.version });
      await delay(PAUSE_MS);
    }
    throw new Error(`${title} has not come into the queue`);
  }

  return {
    async claim(title, submit) {
      const [item] = await Promise.all([waitFor(title), submit()]);
      return item;
    },
    decide: (action, { mid, version }, reason) => ask(action, { mid, version, ...(reason && { reason }) }),
    forbid: (word) => ask('word/save', { word, kind: '试用' }),
  };
}
