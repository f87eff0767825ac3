import { UserIcon } from '../icon/user-icon';
import styles from './avatar.module.css';

/** Props of `Avatar`. */
export interface AvatarProps {
  /** URL of the picture; a figure stands in for one that is missing. */
  readonly picture?: string | undefined;
  /** In a line of text, beside a title, or alone; in a line by default. */
  readonly size?: 'small' | 'medium' | 'large';
}

/** Picture of a user, round; whose it is stands beside it. */
export function Avatar({ picture, size = 'small' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size}>
      {picture ? <img src={picture} alt="" /> : <UserIcon />}
    </span>
  );
}
