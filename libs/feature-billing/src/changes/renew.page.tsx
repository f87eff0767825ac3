import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { instancesApi } from '@portal/data-access-api/account';
import { ChangeFrame } from './change-frame';
import { RenewalChoice } from './renewal-choice';

const data = pageData(
  { instanceId: urlField.text(64), period: urlField.number(1, 36) },
  ({ query: { instanceId } }) => ({
    options: fetchFresh(instancesApi.endpoints.getChangeOptions, instanceId && { instanceId }),
  }),
);

export const page = definePage({ data, Page: RenewPage });

/** 续费 (spec §2, product-modal): a product in use goes on for as long as is chosen. */
function RenewPage({ query, options: result }: PageProps<typeof data>) {
  const { instanceId, period } = query.values;
  return (
    <ChangeFrame
      title="续费产品"
      lead="按当前价格续费同一规格，付清后从到期日起延长。"
      instanceId={instanceId}
      result={result}
      findFailure={({ renewalFailure }) => renewalFailure}
    >
      {(options) => (
        <RenewalChoice
          options={options}
          wish={period}
          onChoose={(chosen) => query.set({ period: chosen })}
          onStale={() => void result.refetch()}
        />
      )}
    </ChangeFrame>
  );
}
