import {
  type Figure,
  PRODUCT_DELIVERIES,
  PRODUCT_PRICINGS,
  type ProductContent,
  type ProductDetail,
} from '@portal/api-contract';
import { useAppSelector } from '@portal/data-access-api';
import { useFavorite, useGetTrialStateQuery } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { FavoriteButton, FigureStrip, formatMoney, PageHead } from '@portal/ui-content';
import { ButtonLink } from '@portal/ui-kit';
import { getDocumentsLink } from '../shared/documents-link';
import { CONSOLE_SIZE } from '../shared/console-size';
import { ProductBadge } from '../shared/product-badge';
import { findFromPrice } from './from-price';
import styles from './product-head.module.css';

/** Props of `ProductHead`. */
export interface ProductHeadProps {
  readonly product: ProductDetail;
  readonly content: ProductContent;
}

/** Head of a product's page: its name and promise, what can be done, the facts a buyer asks for first. */
export function ProductHead({ product, content }: ProductHeadProps) {
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  const { id, code, productName, categoryId, categoryName, labelFlag, tags, hasTrial } = product;
  const favorite = useFavorite({ module: 'PRODUCT', id: code });
  const documents = getDocumentsLink({ documentId: product.documentId, productRoute: '' });
  return (
    <PageHead
      crumbs={[
        { text: '产品', href: paths.product.href() },
        { text: categoryName, href: paths.product.href(undefined, { category: categoryId }) },
        { text: productName },
      ]}
      title={productName}
      text={content.slogan}
      meta={
        <>
          <ProductBadge labelFlag={labelFlag} />
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </>
      }
      actions={
        <>
          <ButtonLink href={paths.purchasePage.href(undefined, { id, code })} variant="primary">
            立即购买
          </ButtonLink>
          {hasTrial && <TrialLink code={code} />}
          <ButtonLink href={paths.contact.href()}>咨询</ButtonLink>
          <ButtonLink href={documents.href}>{documents.text}</ButtonLink>
          <FavoriteButton {...favorite} name={productName} />
          {isLoggedIn && <ButtonLink href={accountPaths.overview.href()}>控制台</ButtonLink>}
          <FigureStrip figures={listFacts(product)} className={styles.facts} />
        </>
      }
      aside={
        content.consoleImages && (
          <img
            src={content.consoleImages.overview}
            alt={`${productName}的控制台`}
            {...CONSOLE_SIZE}
            className={styles.console}
          />
        )
      }
    />
  );
}

/** What a buyer asks for first. */
function listFacts({ content, deliveryMode, pricingMode, hasTrial, publishedOn }: ProductDetail): Figure[] {
  const fromPrice = findFromPrice({ content });
  return [
    { label: '参考价格', value: fromPrice === null ? '面议' : `${formatMoney(fromPrice)}/月起` },
    { label: '计费方式', value: PRODUCT_PRICINGS[pricingMode] },
    { label: '交付方式', value: PRODUCT_DELIVERIES[deliveryMode] },
    { label: '免费试用', value: hasTrial ? '支持' : '暂不支持' },
    { label: '最近发布', value: publishedOn },
  ];
}

/** Way to a trial; who has applied already is led to the application. */
function TrialLink({ code }: { readonly code: string }) {
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  const { currentData: trial } = useGetTrialStateQuery({ productCode: code }, { skip: !isLoggedIn });
  if (trial)
    return (
      <ButtonLink href={accountPaths.overviewTryProduct.href()}>
        {trial.status === 30 || trial.status === 31 ? '试用中' : '已申请试用'}
      </ButtonLink>
    );
  return <ButtonLink href={paths.productApply.href(undefined, { product: code })}>免费试用</ButtonLink>;
}
