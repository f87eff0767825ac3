import type { SolutionDetail } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import {
  CaseLinks,
  FigureStrip,
  LayersDiagram,
  type LayersDiagramProps,
  TitledTexts,
  type DetailSection,
} from '@portal/ui-content';
import { Button, Dialog } from '@portal/ui-kit';
import { useState } from 'react';
import { ProductCards } from '../shared/product-cards';
import { DocumentList } from './document-list';
import styles from './solution-detail.module.css';

/** Sections of a solution's page; those that would be empty are left out. */
export function listSolutionSections({ id, name, content, products, cases }: SolutionDetail): readonly DetailSection[] {
  const { overview, painPoints, architecture, capabilities, results, documents, whitepaper } = content;
  const hasDocuments = documents.length > 0 || whitepaper !== '';
  return [
    {
      id: 'pain-points',
      label: '业务痛点',
      title: '业务痛点',
      body: (
        <>
          <div className={styles.overview}>
            {overview.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <TitledTexts items={painPoints} variant="rows" />
        </>
      ),
    },
    {
      id: 'architecture',
      label: '方案架构',
      title: '方案架构',
      subtitle: '自上而下逐层说明各部分的分工。',
      body: <ArchitectureView title={`${name}架构`} layers={architecture} />,
    },
    {
      id: 'capabilities',
      label: '核心能力',
      title: '核心能力',
      body: <TitledTexts items={capabilities} />,
    },
    ...when(products.length > 0, {
      id: 'products',
      label: '所用产品',
      title: '方案所用产品',
      action: { text: '全部产品', href: paths.product.href() },
      body: <ProductCards products={products} />,
    }),
    { id: 'results', label: '应用成效', title: '应用成效', surface: 'navy', body: <FigureStrip figures={results} /> },
    ...when(cases.length > 0, {
      id: 'cases',
      label: '客户案例',
      title: '客户案例',
      action: { text: '全部案例', href: paths.caseList.href() },
      body: <CaseLinks items={cases} />,
    }),
    ...when(hasDocuments, {
      id: 'documents',
      label: '资料文档',
      title: '资料文档',
      body: <DocumentList solutionId={id} documents={documents} whitepaper={whitepaper} />,
    }),
  ];
}

function when(isShown: boolean, section: DetailSection): readonly DetailSection[] {
  return isShown ? [section] : [];
}

/** Architecture with a way to see it large. */
function ArchitectureView({ title, layers }: LayersDiagramProps) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <div className={styles.view}>
      <LayersDiagram title={title} layers={layers} />
      <Button className={styles.zoom} onClick={() => setIsLarge(true)}>
        放大查看
      </Button>
      {isLarge && (
        <Dialog title={title} label={`${title}（放大）`} size="full" onClose={() => setIsLarge(false)}>
          <div className={styles.large}>
            <LayersDiagram title={title} layers={layers} />
          </div>
        </Dialog>
      )}
    </div>
  );
}
