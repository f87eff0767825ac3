import type { ChangeOptions } from '@portal/api-contract/account';
import { useQuoteUpgradeQuery } from '@portal/data-access-api/account';
import { formatAmount } from '@portal/ui-account';
import { ChangeChoice } from './change-choice';
import { ChoiceField } from './choice-field';
import { QUOTING } from './quoting';

/** Props of `UpgradeChoice`. */
export interface UpgradeChoiceProps {
  readonly options: ChangeOptions;
  /** Plan that the URL names. */
  readonly wish: string | undefined;
  readonly onChoose: (mealCode: string) => void;
  readonly onStale: () => void;
}

/** To which plan a product is upgraded, and what that costs. */
export function UpgradeChoice({ options: { instance, plans }, wish, onChoose, onStale }: UpgradeChoiceProps) {
  const { instanceId, planName } = instance;
  const mealCode = (plans.find((plan) => plan.mealCode === wish) ?? plans[0])?.mealCode ?? '';
  const quote = useQuoteUpgradeQuery({ instanceId, mealCode }, QUOTING);
  return (
    <ChangeChoice title="选择规格" quote={quote} onStale={onStale}>
      <ChoiceField
        name="meal"
        label={`由${planName}升级为`}
        value={mealCode}
        choices={plans.map(({ mealCode: value, name, summary, unitPrice, specs }) => ({
          ...{ value, label: name, text: summary || `${formatAmount(unitPrice)}/份·月` },
          note: [summary && `${formatAmount(unitPrice)}/份·月`, ...specs.map((spec) => `${spec.label} ${spec.value}`)]
            .filter(Boolean)
            .join(' · '),
        }))}
        onChange={onChoose}
      />
    </ChangeChoice>
  );
}
