import type { TrialBrief } from '@portal/api-contract/account';
import { RecordLink } from '@portal/ui-account';
import { TRIAL_ACTIONS, type TrialAction, toPurchaseHref, toTrialHref } from './trial-words';

/** Props of `TrialActions`. */
export interface TrialActionsProps {
  readonly trial: TrialBrief;
}

/** What the owner may do with a trial; what is done on its page leads there. */
export function TrialActions({ trial }: TrialActionsProps) {
  const { id, productName, actions } = trial;
  const possible = (Object.keys(TRIAL_ACTIONS) as TrialAction[]).filter((action) => actions.includes(action));
  return (
    <>
      {actions.includes('convert') && <RecordLink text="转为正式" name={productName} href={toPurchaseHref(trial)} />}
      {possible.map((action) => (
        <RecordLink key={action} text={TRIAL_ACTIONS[action]} name={productName} href={toTrialHref(id, action)} />
      ))}
    </>
  );
}
