import { useBrand } from '@portal/data-access-api';
import { useDocVersionsQuery } from '@portal/data-access-api/documents';
import { useFavorite } from '@portal/data-access-api/pages';
import { documentFileHref } from '@portal/portal-paths';
import { FavoriteButton } from '@portal/ui-content';
import { Button } from '@portal/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { VersionSwitch, type VersionProps } from '../versions/version-switch';
import styles from './reading-tools.module.css';
import type { ReadingTool } from './tool-parts';

const ToolParts = lazy(() => import('./tool-parts').then((module) => ({ default: module.ToolParts })));

/** What can be done with a page. The code of each tool comes with its first use. */
export function ReadingTools({ input, content }: VersionProps) {
  const { basePath } = useBrand();
  const { id, visibleRange } = input;
  const { data: versions = [] } = useDocVersionsQuery({ docId: id, visibleRange });
  const [tool, setTool] = useState<ReadingTool>();
  const favorite = useFavorite({ module: 'DOCUMENT', id: content.id, nodeId: content.nodeId });
  const close = () => setTool(undefined);
  const toggle = (name: ReadingTool) => () => setTool(tool === name ? undefined : name);
  return (
    <div className={styles.tools}>
      <VersionSwitch input={input} content={content} />
      <FavoriteButton {...favorite} name={content.title} variant="text" />
      {versions.length > 1 && (
        <Button variant="plain" onClick={toggle('diff')}>
          版本对比
        </Button>
      )}
      {content.isIncludeContent === 1 && (
        <>
          <Button variant="plain" onClick={toggle('copy')}>
            复制为 Markdown
          </Button>
          <a href={basePath + documentFileHref(content)}>查看 .md</a>
        </>
      )}
      {content.editUrl && (
        <a href={content.editUrl} rel="noopener nofollow">
          编辑本页
        </a>
      )}
      <Button variant="plain" onClick={() => window.print()}>
        打印
      </Button>
      <Button variant="plain" aria-expanded={tool === 'reading'} onClick={toggle('reading')}>
        阅读设置
      </Button>
      {tool && (
        <Suspense fallback={null}>
          <ToolParts tool={tool} input={input} content={content} versions={versions} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
