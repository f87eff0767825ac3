import { formatBeijingTime } from '../beijing-time';
import buttons from './buttons.module.css';
import { ACT_WORDS, type OwnAct } from './work-order-acts';

/** Props of `ActBar`. */
export interface ActBarProps {
  readonly acts: readonly OwnAct[];
  /** When the owner may urge again; `null` for now. */
  readonly nextUrgeAt: string | null;
  readonly isRated: boolean;
  readonly now: number;
  readonly onAct: (act: OwnAct) => void;
}

/** Buttons of what the owner may do now. */
export function ActBar({ acts, nextUrgeAt, isRated, now, onAct }: ActBarProps) {
  const waitsForUrge = nextUrgeAt !== null && Date.parse(nextUrgeAt) > now;
  return acts.map((act) => {
    const { label, look } = ACT_WORDS[act];
    const isWaiting = act === 'urge' && waitsForUrge;
    return (
      <button
        key={act}
        type="button"
        className={buttons[act === 'rate' && isRated ? 'plain' : look]}
        disabled={isWaiting}
        onClick={() => onAct(act)}
      >
        {act === 'rate' && isRated && '修改评价'}
        {isWaiting && `${formatBeijingTime(nextUrgeAt).slice(-5)} 后可再催`}
        {!(act === 'rate' && isRated) && !isWaiting && label}
      </button>
    );
  });
}
