import { type ChangeOptions, formatPeriod } from '@portal/api-contract/account';
import { useQuoteRenewalQuery } from '@portal/data-access-api/account';
import { ChangeChoice } from './change-choice';
import { ChoiceField } from './choice-field';
import { QUOTING } from './quoting';

/** Props of `RenewalChoice`. */
export interface RenewalChoiceProps {
  readonly options: ChangeOptions;
  /** Months that the URL names. */
  readonly wish: number | undefined;
  readonly onChoose: (period: string) => void;
  readonly onStale: () => void;
}

/** By how long a product is renewed, and what that costs. */
export function RenewalChoice({ options: { instance, periods }, wish, onChoose, onStale }: RenewalChoiceProps) {
  const { instanceId } = instance;
  const period = periods.find((one) => one === wish) ?? periods[0] ?? 1;
  const quote = useQuoteRenewalQuery({ instanceId, period }, QUOTING);
  return (
    <ChangeChoice title="选择时长" quote={quote} onStale={onStale}>
      <ChoiceField
        name="period"
        label="续费时长"
        value={String(period)}
        choices={periods.map((months) => ({ value: String(months), label: formatPeriod(months) }))}
        onChange={onChoose}
      />
    </ChangeChoice>
  );
}
