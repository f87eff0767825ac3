import { buttons } from '@portal/ui-account';
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
      <button key={act} type="button" className={buttons[look]} onClick={() => onAct(act)}>
        {label}
      </button>
    );
  });
}

const CHANGE_RATING = { label: '修改评价', look: 'plain' } as const;
