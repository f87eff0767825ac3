import type { DocumentCategory, DocumentSummary } from '@portal/api-contract';
import { SiteLink } from '@portal/ui-kit';
import { placeHref } from '../place/doc-place';
import styles from './category-list.module.css';

/** From so many pages on a document is drawn as a thicker manual. */
const THICK = [15, 40];

/** Documents by category, each drawn as the manual it is: the more pages, the thicker. */
export function CategoryList({ categories }: { readonly categories: readonly DocumentCategory[] }) {
  return (
    <>
      {categories.length > 1 && (
        <nav aria-label="文档分类" className={styles.nav}>
          {categories.map(({ id, name, children }) => (
            <a key={id} href={`#${anchorOf(id)}`}>
              {name}
              <span>{children.length}</span>
            </a>
          ))}
        </nav>
      )}
      {categories.map(({ id, name, children }) => (
        <section key={id} id={anchorOf(id)} aria-labelledby={`${anchorOf(id)}-title`} className={styles.category}>
          <h2 id={`${anchorOf(id)}-title`}>{name}</h2>
          <ul className={styles.shelf}>
            {children.map((item) => (
              <li key={item.id}>
                <Manual document={item} />
                <ChapterList document={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Manual({ document }: { readonly document: DocumentSummary }) {
  const { id, name, summary, versionName, pageCount, updateTime } = document;
  const thickness = THICK.filter((pages) => pageCount >= pages).length + 1;
  return (
    <SiteLink href={placeHref({ id })} className={styles.manual} data-thickness={thickness}>
      <span className={styles.version}>{versionName}</span>
      <h3>{name}</h3>
      <p>{summary}</p>
      <span className={styles.facts}>
        {pageCount} 篇<span>更新于 {updateTime}</span>
      </span>
    </SiteLink>
  );
}

/** Shortcuts into a manual; the tree beside its pages opens where they lead. */
function ChapterList({ document: { id, name, chapters } }: { readonly document: DocumentSummary }) {
  return (
    <ul aria-label={`${name}的章节`} className={styles.chapters}>
      {chapters.map((chapter) => (
        <li key={chapter.nodeId}>
          <SiteLink href={placeHref({ id, nodeId: chapter.nodeId })}>{chapter.name}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

function anchorOf(id: string): string {
  return `category-${id.replaceAll(/\s/g, '-')}`;
}
