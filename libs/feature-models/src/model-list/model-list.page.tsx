import { useBrand } from '@portal/data-access-api';
import { useListModelIndustriesQuery, useListModelsQuery } from '@portal/data-access-api/pages';
import { Container, FilterBar, ItemList, KeywordForm, ListTools, PageHead, useListQuery } from '@portal/ui-content';
import { useSearchParams } from 'react-router-dom';
import { DELIVERY_LABELS, PRICING_LABELS, toOptions, TYPE_LABELS } from '../shared/model-labels';
import { ModelCard } from './model-card';
import { SORTS, toModelInput } from './model-input';
import { FILTER_NAMES } from './query-names';

/** Industrial models by type, delivery, price and industry. */
export function ModelListPage() {
  const brand = useBrand();
  const [params] = useSearchParams();
  const query = useListQuery(FILTER_NAMES);
  const models = useListModelsQuery(toModelInput(brand, params));
  const { data: industries = [] } = useListModelIndustriesQuery({ visibleRange: brand.visibleRange });
  return (
    <>
      <PageHead
        homeHref={brand.homeHref}
        crumbs={[{ text: '工业模型' }]}
        title="工业模型"
        text="经过产线验证的流程、机理、仿真与算法模型，写明输入输出、精度与失效条件，按您的方式交付。"
      />
      <Container>
        <FilterBar
          query={query}
          groups={[
            { name: 'type', label: '模型类型', options: toOptions(TYPE_LABELS) },
            { name: 'delivery', label: '交付方式', options: toOptions(DELIVERY_LABELS) },
            { name: 'pricing', label: '定价', options: toOptions(PRICING_LABELS) },
            { name: 'industry', label: '行业', options: industries.map((value) => ({ value, label: value })) },
          ]}
        >
          <ListTools query={query} sorts={SORTS}>
            <KeywordForm query={query} label="搜索模型名称或用途" />
          </ListTools>
        </FilterBar>
        <ItemList name="模型" call={models} query={query} columns={3} itemHeight={226} getKey={({ id }) => id}>
          {(model) => <ModelCard model={model} />}
        </ItemList>
      </Container>
    </>
  );
}
