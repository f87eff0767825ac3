import type { DocContent } from '@portal/api-contract';
import { useDocBreadCrumbsQuery } from '@portal/data-access-api/documents';
import { paths } from '@portal/portal-paths';
import { Button, MenuIcon, SiteLink } from '@portal/ui-kit';
import { type RefObject, useEffect, useRef } from 'react';
import { DocBody } from '../body/doc-body';
import { FeedbackBar } from '../feedback/feedback-bar';
import { type DocInput, placeHref } from '../place/doc-place';
import { ReadingTools } from '../reading/reading-tools';
import { TREE_PANEL } from '../tree/tree-panel';
import { VersionNotice } from '../versions/version-notice';
import { ArticleFoot } from './article-foot';
import styles from './document-content.module.css';
import { OutlineLinks } from './page-outline';

/** Props of `DocArticle`. */
export interface DocArticleProps {
  readonly input: DocInput;
  readonly content: DocContent;
}

/** A page of a document: where it stands, its text or its children, and ways on. */
export function DocArticle({ input, content }: DocArticleProps) {
  const { nodeId, docVersionId, title, updateTime, readingMinutes, isIncludeContent, bodyHtml, outline } = content;
  const key = `${docVersionId} ${nodeId}`;
  const article = useRef<HTMLElement>(null);
  useExtras(article, content);
  return (
    <article ref={article}>
      <Button variant="plain" className={styles.drawer} popoverTarget={TREE_PANEL}>
        <MenuIcon size={18} />
        目录
      </Button>
      <Crumbs input={input} title={title} />
      <VersionNotice input={input} content={content} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.meta}>
        {updateTime && (
          <>
            更新于 <time dateTime={updateTime}>{updateTime}</time>
          </>
        )}
        {readingMinutes > 0 && <span>阅读约 {readingMinutes} 分钟</span>}
      </p>
      <ReadingTools key={`tools ${key}`} input={input} content={content} />
      {outline.length > 1 && (
        <details className={styles.inline}>
          <summary>本页内容</summary>
          <OutlineLinks entries={outline} />
        </details>
      )}
      {isIncludeContent ? (
        <DocBody key={key} input={input} html={bodyHtml} />
      ) : (
        <ChildList content={content} input={input} />
      )}
      <FeedbackBar key={`feedback ${key}`} content={content} />
      <ArticleFoot input={input} />
    </article>
  );
}

function Crumbs({ input, title }: { readonly input: DocInput; readonly title: string }) {
  const { data } = useDocBreadCrumbsQuery(input);
  const { id, docVersionId } = input;
  return (
    <nav aria-label="面包屑" className={styles.crumbs}>
      <ol>
        <li>
          <SiteLink href={paths.documentCenter.href()}>文档中心</SiteLink>
        </li>
        {data && (
          <li>
            <SiteLink href={placeHref({ id, ...(docVersionId && { docVersionId }) })}>{data.documentName}</SiteLink>
          </li>
        )}
        {data?.nodes.slice(0, -1).map(({ nodeId, name }) => (
          <li key={nodeId}>
            <SiteLink href={placeHref({ ...input, nodeId })}>{name}</SiteLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  );
}

function ChildList({ input, content: { children, childCount } }: DocArticleProps) {
  if (children.length === 0) return <p className={styles.meta}>本节还没有内容。</p>;
  return (
    <>
      <ul className={styles.children}>
        {children.map(({ nodeId, name }) => (
          <li key={nodeId}>
            <SiteLink href={placeHref({ ...input, nodeId })}>{name}</SiteLink>
          </li>
        ))}
      </ul>
      {childCount > children.length && (
        <p className={styles.meta}>
          本节共 {childCount} 项，以上是前 {children.length} 项，其余的在目录中。
        </p>
      )}
    </>
  );
}

/** Adds what a page can be read without, once it is there; the code for it comes after the page. */
function useExtras(article: RefObject<HTMLElement | null>, { id, nodeId, title, documentName }: DocContent): void {
  useEffect(() => {
    let isCurrent = true;
    void import('../reading/extras').then(({ addExtras }) => {
      if (isCurrent) addExtras(article.current, { id, nodeId, name: title, documentName });
    });
    return () => {
      isCurrent = false;
    };
  }, [article, id, nodeId, title, documentName]);
}
