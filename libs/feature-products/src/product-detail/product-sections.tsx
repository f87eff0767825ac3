import type { ProductContent, ProductDetail } from '@portal/api-contract';
import {
  CaseLinks,
  type DetailSection,
  FaqList,
  FigureStrip,
  ItemLinks,
  LayersDiagram,
  TextTable,
  TitledTexts,
} from '@portal/ui-content';
import { CONSOLE_SIZE } from '../shared/console-size';
import { DOCUMENTS_HASH } from '../shared/section-ids';
import { DownloadSection } from './download-section';
import { PlanCards } from './plan-cards';
import styles from './product-detail.module.css';

/** Sections of a product's page; those without content are left out. */
export function listProductSections(product: ProductDetail, content: ProductContent): DetailSection[] {
  const { productName, downloads, solutions, cases } = product;
  const { advantages, architecture, specs, plans, scenes, faqs, changes, documents } = content;
  const sections: (DetailSection | false)[] = [
    { id: 'overview', label: '概述', title: '产品概述', body: <Overview content={content} /> },
    { id: 'features', label: '功能', title: '产品功能', body: <Features product={product} content={content} /> },
    advantages.length > 0 && {
      id: 'advantages',
      label: '优势',
      title: '产品优势',
      body: <TitledTexts items={advantages} variant="steps" />,
    },
    architecture.length > 0 && {
      id: 'architecture',
      label: '架构',
      title: '产品架构',
      body: <LayersDiagram title={`${productName}架构`} layers={architecture} />,
    },
    {
      id: 'pricing',
      label: '规格与定价',
      title: '规格与定价',
      subtitle: '标价为单份每月价格；数量、时长与优惠在下单时由系统实时报价。',
      body: (
        <>
          <PlanCards product={product} plans={plans} />
          {specs.rows.length > 0 && (
            <>
              <h3 className={styles.subtitle}>规格对照</h3>
              <TextTable caption={`${productName}规格对照`} table={specs} />
            </>
          )}
        </>
      ),
    },
    scenes.length > 0 && {
      id: 'scenes',
      label: '场景',
      title: '应用场景',
      body: <TitledTexts items={scenes} variant="rows" />,
    },
    solutions.length + cases.length > 0 && {
      id: 'cases',
      label: '案例',
      title: '方案与案例',
      body: (
        <>
          {cases.length > 0 && <CaseLinks items={cases} />}
          {solutions.length > 0 && (
            <>
              <h3 className={styles.subtitle}>相关解决方案</h3>
              <ItemLinks items={solutions} />
            </>
          )}
        </>
      ),
    },
    {
      id: DOCUMENTS_HASH,
      label: '下载',
      title: '文档与下载',
      body: <DownloadSection downloads={downloads} documents={documents} />,
    },
    faqs.length > 0 && { id: 'faq', label: '常见问题', title: '常见问题', body: <FaqList faqs={faqs} /> },
    changes.length > 0 && {
      id: 'changes',
      label: '更新日志',
      title: '更新日志',
      body: <ChangeLog changes={changes} />,
    },
  ];
  return sections.filter((section) => section !== false);
}

interface FeaturesProps {
  readonly product: ProductDetail;
  readonly content: ProductContent;
}

/** What a product does, beside a picture of it at work. */
function Features({ product: { productName }, content: { features, consoleImages } }: FeaturesProps) {
  if (!consoleImages) return <TitledTexts items={features} />;
  return (
    <div className={styles.split}>
      <img
        src={consoleImages.detail}
        alt={`${productName}的一项功能`}
        {...CONSOLE_SIZE}
        loading="lazy"
        className={styles.console}
      />
      <TitledTexts items={features} variant="list" />
    </div>
  );
}

/** What a product is, in words and in figures. */
function Overview({ content: { overview, metrics } }: { readonly content: ProductContent }) {
  return (
    <div className={styles.split}>
      <div className={styles.overview}>
        {overview.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <FigureStrip figures={metrics} className={styles.figures} />
    </div>
  );
}

/** Releases of a product, the newest first, and what they changed. */
function ChangeLog({ changes }: Pick<ProductContent, 'changes'>) {
  return (
    <ol className={styles.changes}>
      {changes.map(({ version, date, items }) => (
        <li key={version}>
          <div>
            <h3>{version}</h3>
            <time dateTime={date}>{date}</time>
          </div>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
