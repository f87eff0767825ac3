import { DetailState } from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../content-page/content-data';
import { ContentHead } from '../content-page/content-head';
import { PageBlocks } from '../page-blocks/page-blocks';
import { CategoryNav } from './category-nav';
import styles from './category-nav.module.css';
import { findCategory, listCategories } from './developer-categories';

/** Tools for developers; `category` in the address shows one part alone. */
export function DeveloperPage() {
  const call = useContent('developer');
  const [params] = useSearchParams();
  return (
    <DetailState call={call}>
      {(page) => {
        const categories = listCategories(page.blocks);
        const current = findCategory(categories, params);
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
