import { definePage, field, pageData, type PageProps } from '@portal/data-access-api';
import { DetailState } from '@portal/ui-content';
import { fetchContent } from '../content-page/content-data';
import { ContentHead } from '../content-page/content-head';
import { PageBlocks } from '../page-blocks/page-blocks';
import { CategoryNav } from './category-nav';
import styles from './category-nav.module.css';
import { listCategories } from './developer-categories';

const data = pageData({ category: field.text() }, ({ brand }) => ({
  content: fetchContent(brand, 'developer'),
}));

export const page = definePage({ data, item: 'content', Page: DeveloperPage });

/** Tools for developers; `category` in the address shows one part alone. */
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
