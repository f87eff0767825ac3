import { definePage, fetchFresh, fetchQuery, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { accountsApi, modelPublishingApi } from '@portal/data-access-api/account';
import { AccountPage, isMissing } from '@portal/ui-account';
import { ButtonLink, EmptyState, QueryView, Skeleton } from '@portal/ui-kit';
import { useNavigate } from 'react-router-dom';
import { ModelForm } from './model-form';
import { MissingModel } from './missing-model';
import { PUBLISHED_PAGE } from './published-page';
import { toPublishedHref } from './published-hrefs';

const FORM_HEIGHT = 1600;

const data = pageData({ id: urlField.text(32), check: urlField.choice(['1']) }, ({ query: { id } }) => ({
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
  model: id ? fetchFresh(modelPublishingApi.endpoints.getPublishedModel, { id }) : null,
}));

export const page = definePage({ data, Page: PublishedEditPage });

/** 发布模型, or with `?id=` 编辑模型 (spec §2, modelBase/details: draft and type-specific fields). */
function PublishedEditPage({ query, profile, model }: PageProps<typeof data>) {
  const navigate = useNavigate();
  const { id, check } = query.values;
  if (id && isMissing(id, model.error)) return <MissingModel />;
  return (
    <AccountPage title={id ? '编辑模型' : '发布模型'} back={PUBLISHED_PAGE.back}>
      <QueryView
        result={id ? model : { ...model, data: null }}
        isHeld={profile.isLoading}
        waiting={<Skeleton height={FORM_HEIGHT} />}
      >
        {(known) =>
          known && !known.actions.includes('save') ? (
            <EmptyState
              message="这个模型现在不能修改：正在审核，或没有打开的版本"
              action={<ButtonLink href={toPublishedHref(known.id)}>返回模型</ButtonLink>}
            />
          ) : (
            <ModelForm
              // What was typed is kept: with the next version the form is shown anew under it.
              key={`${id} ${known?.version}`}
              account={profile.data?.account ?? ''}
              model={known ?? undefined}
              isChecked={check === '1'}
              onSaved={(saved) => void navigate(toPublishedHref(saved.id))}
              onReload={model.refetch}
            />
          )
        }
      </QueryView>
    </AccountPage>
  );
}
