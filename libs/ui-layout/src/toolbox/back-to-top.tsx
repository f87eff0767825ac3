import { Button, ToTopIcon } from '@portal/ui-kit';
import { useScrolledPast } from '../interaction/use-scrolled-past';
import styles from './toolbox.module.css';

/** Leads back to the top, once the first screen is left behind. */
export function BackToTop() {
  const isShown = useScrolledPast(1);
  if (!isShown) return null;
  return (
    <Button variant="plain" className={styles.toTop} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
      <ToTopIcon size={22} />
      <span>返回顶部</span>
    </Button>
  );
}
