import styles from './member-avatar.module.css';

/** Props of `MemberAvatar`. */
export interface MemberAvatarProps {
  readonly userCode: string;
  readonly nickname: string;
  /** URL of the picture; empty for none. */
  readonly avatar?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

const TONES = 6;

/** Picture of a member: the first sign of the name on a ground of its own where there is none. */
export function MemberAvatar({ userCode, nickname, avatar, size = 'small' }: MemberAvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} data-tone={selectTone(userCode)} aria-hidden>
      {avatar ? <img src={avatar} alt="" loading="lazy" /> : [...nickname][0]}
    </span>
  );
}

/** The same member has the same ground everywhere. */
function selectTone(userCode: string): number {
  return [...userCode].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 997, 7) % TONES;
}
