import { Button } from '@portal/ui-kit';
import { ACT_WORDS, type OwnAct } from './work-order-acts';

/** Props of `ActBar`. */
export interface ActBarProps {
  readonly acts: readonly OwnAct[];
  readonly isRated: boolean;
  readonly onAct: (act: OwnAct) => void;
}

/** Buttons of what the owner may do now. */
export function ActBar({ acts, isRated, onAct }: ActBarProps) {
  return acts.map((act) => {
    const { label, look } = act === 'rate' && isRated ? CHANGE_RATING : ACT_WORDS[act];
    return (
      <Button key={act} variant={look} size="compact" onClick={() => onAct(act)}>
        {label}
      </Button>
    );
  });
}

const CHANGE_RATING = { label: '修改评价', look: 'secondary' } as const;
