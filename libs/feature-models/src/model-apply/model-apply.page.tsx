import { MODEL_DELIVERIES, MODEL_TYPES, type ModelDetail } from '@portal/api-contract';
import { definePage, useBrand } from '@portal/data-access-api';
import { useGetUserProfileQuery } from '@portal/data-access-api/forms';
import { useFindModelByIdQuery } from '@portal/data-access-api/pages';
import { htmlFile, paths } from '@portal/portal-paths';
import { Container, DetailState, PageHead } from '@portal/ui-content';
import { ButtonLink, DataNotice, EmptyState, Skeleton } from '@portal/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { ApplyForm } from './apply-form';
import styles from './model-apply.module.css';
import { NEXT_STEPS } from './next-steps';

const MISSING_CODES: readonly unknown[] = ['400', '404', '410'];

export const page = definePage({ Page: ModelApplyPage });

/** Applies for the use of the model the address names. */
function ModelApplyPage() {
  const { visibleRange, homeHref } = useBrand();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const call = useFindModelByIdQuery({ id, visibleRange }, { skip: !id });
  const { code } = (call.error ?? {}) as { readonly code?: string };
  const isMissing = !id || (!call.currentData && MISSING_CODES.includes(code));
  return (
    <>
      <PageHead
        homeHref={homeHref}
        crumbs={[
          { text: '工业模型', href: paths.industrialModel.href() },
          ...(call.currentData
            ? [{ text: call.currentData.name, href: paths.modelDetail.href({ file: htmlFile(id) }) }]
            : []),
          // Behind the model's name, which would push it aside.
          ...(call.isLoading ? [] : [{ text: '申请使用' }]),
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
        <DetailState call={call}>
          {(model) => (
            <Container className={styles.columns}>
              <Application model={model} />
              <ModelSummary model={model} />
            </Container>
          )}
        </DetailState>
      )}
    </>
  );
}

function Application({ model }: { readonly model: ModelDetail }) {
  const { data: profile, isError, refetch } = useGetUserProfileQuery();
  if (isError && !profile) return <DataNotice onRetry={() => void refetch()} />;
  return (
    <div>{profile ? <ApplyForm key={model.id} model={model} profile={profile} /> : <Skeleton height={640} />}</div>
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
