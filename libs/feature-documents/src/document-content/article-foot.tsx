import { useDocPrevNextQuery, useDocRecommendQuery } from '@portal/data-access-api/documents';
import { SiteLink } from '@portal/ui-kit';
import { type DocInput, placeHref } from '../place/doc-place';
import styles from './document-content.module.css';

/** Ways on from a page: the ones before and after it, and those about the same things. */
export function ArticleFoot({ input }: { readonly input: DocInput }) {
  const { currentData: neighbours } = useDocPrevNextQuery(input);
  const { currentData: related = [] } = useDocRecommendQuery(input);
  const { previous, next } = neighbours ?? {};
  return (
    <>
      {(previous || next) && (
        <nav aria-label="上一篇与下一篇" className={styles.neighbours}>
          {previous && (
            <SiteLink href={placeHref({ ...input, nodeId: previous.nodeId })} rel="prev">
              <span>上一篇</span>
              {previous.name}
            </SiteLink>
          )}
          {next && (
            <SiteLink href={placeHref({ ...input, nodeId: next.nodeId })} rel="next">
              <span>下一篇</span>
              {next.name}
            </SiteLink>
          )}
        </nav>
      )}
      {related.length > 0 && (
        <section aria-labelledby="docRelated" className={styles.related}>
          <h2 id="docRelated">相关文档</h2>
          <ul>
            {related.map(({ id, docVersionId, nodeId, name, documentName }) => (
              <li key={`${id} ${nodeId}`}>
                <SiteLink
                  href={placeHref({ id, nodeId, ...(docVersionId === input.docVersionId && { docVersionId }) })}
                >
                  {name}
                </SiteLink>
                <span>{documentName}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
