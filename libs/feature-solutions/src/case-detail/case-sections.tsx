import type { CaseDetail } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { FigureStrip, ItemLinks, TitledTexts, type DetailSection } from '@portal/ui-content';
import { Portrait } from '@portal/ui-kit';
import { ProductCards } from '../shared/product-cards';
import styles from './case-detail.module.css';
import { NumberTable } from './number-table';

/** Sections of a case's page; those that would be empty are left out. */
export function listCaseSections(item: CaseDetail): readonly DetailSection[] {
  const { customer, content, products, solutions } = item;
  const { intro, challenges, approach, numbers, quote } = content;
  return [
    {
      id: 'customer',
      label: '客户',
      title: '关于客户',
      body: (
        <div className={styles.customer}>
          <p className={styles.intro}>{intro}</p>
          <CustomerFacts item={item} />
        </div>
      ),
    },
    {
      id: 'challenges',
      label: '挑战',
      title: '面临的挑战',
      body: (
        <ul className={styles.challenges}>
          {challenges.map((challenge) => (
            <li key={challenge}>{challenge}</li>
          ))}
        </ul>
      ),
    },
    {
      id: 'approach',
      label: '方案',
      title: '解决方案',
      body: <TitledTexts items={approach} variant="steps" />,
    },
    {
      id: 'numbers',
      label: '成效',
      title: '实施前后',
      body: (
        <div className={styles.numbers}>
          <NumberTable caption={`${customer}实施前后对比`} numbers={numbers} />
          <Quote {...quote} />
        </div>
      ),
    },
    ...when(products.length > 0, {
      id: 'products',
      label: '所用产品',
      title: '用到的产品',
      action: { text: '全部产品', href: paths.product.href() },
      body: <ProductCards products={products} />,
    }),
    ...when(solutions.length > 0, {
      id: 'solutions',
      label: '相关方案',
      title: '相关解决方案',
      action: { text: '全部方案', href: paths.solution.href() },
      body: <ItemLinks items={solutions} />,
    }),
  ];
}

function when(isShown: boolean, section: DetailSection): readonly DetailSection[] {
  return isShown ? [section] : [];
}

/** What somebody of the customer says. */
function Quote({ text, name, role, portrait }: CaseDetail['content']['quote']) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <Portrait name={name} src={portrait} />
        <span>
          <strong>{name}</strong>
          {role}
        </span>
      </figcaption>
    </figure>
  );
}

/** Who the customer is, in facts. */
function CustomerFacts({ item }: { readonly item: CaseDetail }) {
  const { customer, logo, industry, region, content } = item;
  const facts = [
    { label: '客户', value: customer },
    { label: '行业', value: industry },
    { label: '地区', value: region },
    { label: '实施周期', value: content.duration },
  ].filter(({ value }) => value);
  return (
    <div className={styles.card}>
      {logo && <img src={logo} alt="" width={160} height={64} loading="lazy" />}
      <FigureStrip figures={facts} className={styles.facts} />
    </div>
  );
}
