import { type ContentDetail, LICENCES, ORIGINS } from '@portal/api-contract/community';
import { useBrand } from '@portal/data-access-api';
import styles from './article-detail.module.css';

/** 版权声明: where a text comes from, and what others may do with it. */
export function CopyrightNote({ item }: { readonly item: ContentDetail }) {
  const { publicOrigin, basePath } = useBrand();
  const { origin, source, licence, author, url } = item;
  return (
    <dl className={styles.copyright}>
      <div>
        <dt>版权声明</dt>
        <dd>
          {origin === 1
            ? `本文由 ${author.name} 原创发布，${LICENCES[licence]}。转载请注明作者与出处。`
            : `本文为${ORIGINS[origin]}，版权归原作者所有。`}
        </dd>
      </div>
      {source && (
        <div>
          <dt>来源</dt>
          <dd>{source}</dd>
        </div>
      )}
      <div>
        <dt>本文链接</dt>
        <dd>{publicOrigin + basePath + url}</dd>
      </div>
    </dl>
  );
}
