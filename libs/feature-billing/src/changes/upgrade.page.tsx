import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { instancesApi } from '@portal/data-access-api/account';
import { ChangeFrame } from './change-frame';
import { UpgradeChoice } from './upgrade-choice';

const data = pageData({ instanceId: urlField.text(64), meal: urlField.text(60) }, ({ query: { instanceId } }) => ({
  options: fetchFresh(instancesApi.endpoints.getChangeOptions, instanceId && { instanceId }),
}));

export const page = definePage({ data, Page: UpgradePage });

/** 升级 (spec §2, product-modal): a product in use gets a dearer plan for the rest of its time. */
function UpgradePage({ query, options: result }: PageProps<typeof data>) {
  const { instanceId, meal } = query.values;
  return (
    <ChangeFrame
      title="升级产品"
      lead="在剩余时间内换用更高规格，只补差价；到期日、配置与密钥不变。"
      instanceId={instanceId}
      result={result}
      findFailure={({ upgradeFailure }) => upgradeFailure}
    >
      {(options) => (
        <UpgradeChoice
          options={options}
          wish={meal}
          onChoose={(chosen) => query.set({ meal: chosen })}
          onStale={() => void result.refetch()}
        />
      )}
    </ChangeFrame>
  );
}
