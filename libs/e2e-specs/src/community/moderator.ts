import type { Page } from '@playwright/test';
import { createCaller } from '../session/caller';

/** An item as the queue of the moderators has it. */
interface QueuedItem {
  readonly mid: string;
  readonly version: number;
  readonly title: string;
}

/** Moderator of the demonstration: makes the calls of the queue, which has no page here. */
export interface Moderator {
  /** Takes on what has just been submitted under a title, before the demonstration's own moderator does. */
  claim(title: string): Promise<QueuedItem>;
  /** Decides about an item as it was seen last, and returns it as it is then. */
  decide(call: 'pass' | 'reject' | 'takeDown', item: QueuedItem, reason?: string): Promise<QueuedItem>;
  /** Puts a word on the list of those that are looked for. */
  forbid(word: string): Promise<void>;
}

/** Makes a moderator of a browser in which one is logged in. */
export async function createModerator(page: Page): Promise<Moderator> {
  const { ask } = await createCaller(page, '/ops-api/community');
  return {
    async claim(title) {
      const { list } = await ask<{ list: readonly QueuedItem[] }>('pageList', { pageNo: 1, pageSize: 100 });
      const item = list.find((each) => each.title === title);
      if (!item) throw new Error(`${title} is not in the queue`);
      return ask('claim', { mid: item.mid, version: item.version });
    },
    decide: (action, { mid, version }, reason) => ask(action, { mid, version, ...(reason && { reason }) }),
    forbid: (word) => ask('word/save', { word, kind: '试用' }),
  };
}
