import type { ProductCategory, SolutionCategory } from '@portal/api-contract';
import { DataNotice } from '@portal/ui-kit';
import type { Loadable } from '../layout-props';
import { MegaSkeleton } from './mega-skeleton';
import { MegaTabs } from './mega-tabs';
import { ProductColumns } from './product-columns';
import { SolutionCards } from './solution-cards';

/** Props of `MegaMenu`. */
export interface MegaMenuProps {
  readonly source: 'products' | 'solutions';
  readonly products: Loadable<readonly ProductCategory[]>;
  readonly solutions: Loadable<readonly SolutionCategory[]>;
  /** Where 查看全部 leads. */
  readonly allHref: string;
  readonly takesFocus: boolean;
}

/** Mega-menu of the products or of the solutions: tabs at the left, what they hold beside them. */
export function MegaMenu({ source, products, solutions, allHref, takesFocus }: MegaMenuProps) {
  const loadable = source === 'products' ? products : solutions;
  if (!loadable.data) return loadable.isError ? <DataNotice onRetry={loadable.retry} /> : <MegaSkeleton />;
  if (source === 'products') {
    return (
      <MegaTabs
        label="产品分类"
        allLabel="全部产品"
        allHref={allHref}
        categories={products.data ?? []}
        takesFocus={takesFocus}
        renderAll={(categories) => <ProductColumns categories={categories} />}
        renderOne={(category) => <ProductColumns categories={[category]} />}
      />
    );
  }
  return (
    <MegaTabs
      label="解决方案分类"
      allLabel="全部方案"
      allHref={allHref}
      categories={solutions.data ?? []}
      takesFocus={takesFocus}
      renderAll={(categories) => <SolutionCards solutions={categories.flatMap(({ childrenData }) => childrenData)} />}
      renderOne={({ childrenData }) => <SolutionCards solutions={childrenData} />}
    />
  );
}
