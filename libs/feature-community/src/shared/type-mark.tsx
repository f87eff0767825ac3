import { VisuallyHidden } from '@portal/ui-kit';
import styles from './type-mark.module.css';

/** Kinds of items by main type (spec §2): the sign of the mark, and what it is read as. */
const KINDS = {
  1: { sign: '影', name: '视频' },
  2: { sign: '资', name: '资料' },
  3: { sign: '资', name: '资料' },
  4: { sign: '问', name: '问答' },
  5: { sign: '文', name: '文章' },
} as const;

/** Mark of a kind of items, one sign in a frame like a seal. */
export function TypeMark({ mainType }: { readonly mainType: keyof typeof KINDS }) {
  const { sign, name } = KINDS[mainType];
  return (
    <span className={styles.mark} data-type={mainType}>
      <span aria-hidden>{sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
