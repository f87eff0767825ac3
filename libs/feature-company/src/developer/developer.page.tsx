import { definePage, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { DetailState } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import { fetchContent } from '../content-page/content-data';
import { ContentHead } from '../content-page/content-head';
import type { Block } from '../page-blocks/block-types';
import { PageBlocks } from '../page-blocks/page-blocks';
import styles from './category-nav.module.css';

const NAMES: Readonly<Partial<Record<Block['kind'], readonly string[]>>> = {
  cards: ['sdk', 'changelog'],
  tabs: ['quick-start'],
  accordion: ['faq'],
};

const ALL = 'all';

const data = pageData({ category: urlField.text() }, ({ brand }) => ({
  content: fetchContent(brand, 'developer'),
}));

export const page = definePage({ data, item: 'content', Page: DeveloperPage });

/** Tools for developers; `category` in the URL shows one part alone. */
function DeveloperPage({ query, content }: PageProps<typeof data>) {
  return (
    <DetailState result={content}>
      {(page) => {
        const categories = listCategories(page.blocks);
        // What no part is called asks for all.
        const current = categories.find(({ value }) => value === query.values.category);
        return (
          <>
            <ContentHead page={page} />
            <CategoryNav categories={categories} current={current} />
            {/* A short part must not pull the page up under the visitor. */}
            <div className={styles.parts}>
              <PageBlocks key={current?.value} blocks={current ? [current.block] : page.blocks} />
            </div>
          </>
        );
      }}
    </DetailState>
  );
}

interface CategoryNavProps {
  readonly categories: readonly DeveloperCategory[];
  readonly current: DeveloperCategory | undefined;
}

/** Links to the parts of the developer page; the URL tells which one is shown. */
function CategoryNav({ categories, current }: CategoryNavProps) {
  return (
    <nav aria-label="开发者中心分类" className={styles.nav}>
      <ul>
        {[{ value: ALL, label: '全部' }, ...categories].map(({ value, label }) => (
          <li key={value}>
            <SiteLink
              href={paths.developer.href(undefined, { category: value })}
              aria-current={value === (current?.value ?? ALL) ? 'page' : undefined}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A part of the developer page that can be looked at alone. */
interface DeveloperCategory {
  /** Its name in the URL. */
  readonly value: string;
  readonly label: string;
  readonly block: Block;
}

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
