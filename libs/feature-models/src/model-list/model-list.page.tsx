import { MODEL_DELIVERIES, MODEL_PRICINGS, MODEL_SORTS, MODEL_TYPES } from '@portal/api-contract';
import { definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { modelsApi } from '@portal/data-access-api/pages';
import {
  Container,
  FilterBar,
  ItemList,
  ListFacts,
  KeywordForm,
  ListTools,
  PageHead,
  toOptions,
} from '@portal/ui-content';
import { ModelCard } from './model-card';

const LABELS: Readonly<Record<(typeof MODEL_SORTS)[number], string>> = {
  recommended: '推荐',
  newest: '最新',
  mostUsed: '调用最多',
  bestRated: '评分最高',
};

/** Orders of the list; the first is the one without a query. */
const SORTS = MODEL_SORTS.map((value) => ({ value, label: LABELS[value] }));

const PAGE_SIZE = 12;

const { listModels, listModelIndustries } = modelsApi.endpoints;

const data = pageData(
  {
    type: urlField.choice([1, 2, 3, 4]),
    delivery: urlField.choice([1, 2, 3]),
    pricing: urlField.choice([1, 2, 3]),
    industry: urlField.text(20),
    keyword: urlField.text(),
    sort: urlField.sort(SORTS.map(({ value }) => value)),
    page: urlField.page(),
  },
  ({ brand: { visibleRange }, query: { type: modelType, delivery: deliveryMode, page: pageNo, ...filter } }) => ({
    models: fetchQuery(listModels, { visibleRange, modelType, deliveryMode, ...filter, pageNo, pageSize: PAGE_SIZE }),
    industries: fetchQuery(listModelIndustries, { visibleRange }),
  }),
);

export const page = definePage({ data, Page: ModelListPage });

/** Industrial models by type, delivery, price and industry. */
function ModelListPage({ query, models, industries: { data: industries = [] } }: PageProps<typeof data>) {
  return (
    <>
      <PageHead
        crumbs={[{ text: '工业模型' }]}
        title="工业模型"
        text="经过产线验证的流程、机理、仿真与算法模型，写明输入输出、精度与失效条件，按您的方式交付。"
        meta={
          industries.length > 0 && (
            <ListFacts
              facts={[
                { value: String(Object.keys(MODEL_TYPES).length), label: '类模型' },
                { value: String(industries.length), label: '个行业' },
                { value: String(Object.keys(MODEL_DELIVERIES).length), label: '种交付方式' },
              ]}
            />
          )
        }
      />
      <Container>
        <FilterBar
          query={query}
          groups={[
            { name: 'type', label: '模型类型', options: toOptions(MODEL_TYPES) },
            { name: 'delivery', label: '交付方式', options: toOptions(MODEL_DELIVERIES) },
            { name: 'pricing', label: '定价', options: toOptions(MODEL_PRICINGS) },
            { name: 'industry', label: '行业', options: toOptions(industries) },
          ]}
        >
          <ListTools query={query} sorts={SORTS}>
            <KeywordForm query={query} label="搜索模型名称或用途" />
          </ListTools>
        </FilterBar>
        <ItemList name="模型" result={models} query={query} columns={3} itemHeight={226} getKey={({ id }) => id}>
          {(model) => <ModelCard model={model} />}
        </ItemList>
      </Container>
    </>
  );
}
