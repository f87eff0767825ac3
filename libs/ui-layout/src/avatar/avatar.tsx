import { UserIcon } from '@portal/ui-kit';
import styles from './avatar.module.css';

/** Props of `Avatar`. */
export interface AvatarProps {
  /** Address of the picture; a figure stands in for one that is missing. */
  readonly picture?: string | undefined;
}

/** Picture of a user, round; whose it is stands beside it. */
export function Avatar({ picture }: AvatarProps) {
  return (
    <span className={styles.avatar}>
      {picture ? <img src={picture} alt="" width="30" height="30" /> : <UserIcon size={18} />}
    </span>
  );
}
