import { MODEL_DELIVERIES, MODEL_TYPES, type ModelDetail, type UserProfile } from '@portal/api-contract';
import { definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi } from '@portal/data-access-api/forms';
import { modelsApi } from '@portal/data-access-api/pages';
import { htmlFile, paths } from '@portal/portal-paths';
import { Container, DetailState, PageHead } from '@portal/ui-content';
import { ButtonLink, EmptyState, type QueryState, QueryView, Skeleton } from '@portal/ui-kit';
import { ApplyForm } from './apply-form';
import styles from './model-apply.module.css';
import { NEXT_STEPS } from './next-steps';

const MISSING_CODES: readonly unknown[] = ['400', '404', '410'];

const data = pageData({ id: urlField.text(64) }, ({ brand: { visibleRange }, query: { id } }) => ({
  model: fetchQuery(modelsApi.endpoints.findModelById, id && { id, visibleRange }),
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
}));

export const page = definePage({ data, Page: ModelApplyPage });

/** Applies for the use of the model the URL names. */
function ModelApplyPage({ query, model: result, profile }: PageProps<typeof data>) {
  const { id } = query.values;
  const { data: found, error, isLoading } = result;
  const isMissing = !id || (!found && MISSING_CODES.includes(error?.code));
  return (
    <>
      <PageHead
        crumbs={[
          { text: '工业模型', href: paths.industrialModel.href() },
          ...(found ? [{ text: found.name, href: paths.modelDetail.href({ file: htmlFile(found.id) }) }] : []),
          // Behind the model's name, which would push it aside.
          ...(isLoading ? [] : [{ text: '申请使用' }]),
        ]}
        title="申请使用模型"
        text="写明使用场景与联系方式，我们据此核定额度、许可或交付方案。"
      />
      {isMissing ? (
        <Container>
          <EmptyState
            message="没有找到要申请的模型，可能已经下架"
            action={<ButtonLink href={paths.industrialModel.href()}>浏览工业模型</ButtonLink>}
          />
        </Container>
      ) : (
        <DetailState result={result}>
          {(model) => (
            <Container className={styles.columns}>
              <Application model={model} profile={profile} />
              <ModelSummary model={model} />
            </Container>
          )}
        </DetailState>
      )}
    </>
  );
}

interface ApplicationProps {
  readonly model: ModelDetail;
  readonly profile: QueryState<UserProfile>;
}

function Application({ model, profile: result }: ApplicationProps) {
  return (
    <div>
      <QueryView result={result} waiting={<Skeleton height={640} />}>
        {(profile) => <ApplyForm key={model.id} model={model} profile={profile} />}
      </QueryView>
    </div>
  );
}

function ModelSummary({ model }: { readonly model: ModelDetail }) {
  const { name, modelType, deliveryMode, provider, content } = model;
  return (
    <aside className={styles.summary} aria-labelledby="summary-title">
      <h2 id="summary-title">{name}</h2>
      <dl>
        <div>
          <dt>模型类型</dt>
          <dd>{MODEL_TYPES[modelType]}</dd>
        </div>
        <div>
          <dt>交付方式</dt>
          <dd>{MODEL_DELIVERIES[deliveryMode]}</dd>
        </div>
        <div>
          <dt>价格</dt>
          <dd>{content.price}</dd>
        </div>
        <div>
          <dt>提供方</dt>
          <dd>{provider}</dd>
        </div>
      </dl>
      <h3>提交之后</h3>
      <ol>
        {NEXT_STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </aside>
  );
}
