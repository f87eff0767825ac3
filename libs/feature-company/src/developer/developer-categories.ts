import type { Block } from '../page-blocks/block-types';

/** A part of the developer page that can be looked at alone. */
export interface DeveloperCategory {
  /** Its name in the address. */
  readonly value: string;
  readonly label: string;
  readonly block: Block;
}

const NAMES: Readonly<Partial<Record<Block['kind'], readonly string[]>>> = {
  cards: ['sdk', 'changelog'],
  tabs: ['quick-start'],
  accordion: ['faq'],
};

/** Parts of the page: blocks with a heading, under names that stay when texts change. */
export function listCategories(blocks: readonly Block[]): readonly DeveloperCategory[] {
  const seen = new Map<string, number>();
  return blocks.flatMap((block) => {
    if (!block.title || block.kind === 'callToAction') return [];
    const count = seen.get(block.kind) ?? 0;
    seen.set(block.kind, count + 1);
    const value = NAMES[block.kind]?.[count] ?? (count === 0 ? block.kind : `${block.kind}-${count + 1}`);
    return [{ value, label: block.title, block }];
  });
}
