import type { MenuLeaf } from '@portal/api-contract';
import { Picture, SiteLink } from '@portal/ui-kit';
import styles from './menu-entries.module.css';
import { useLinkKeys } from './use-link-keys';

/** Props of `MenuCards`. */
export interface MenuCardsProps {
  readonly cards: readonly MenuLeaf[];
  readonly takesFocus: boolean;
}

/** Menu of pictures: each card leads to its page. */
export function MenuCards({ cards, takesFocus }: MenuCardsProps) {
  const keys = useLinkKeys(takesFocus);
  return (
    <div className={styles.cards} {...keys}>
      <ul>
        {cards.map(({ code, name, menuRoute, description, image }) => (
          <li key={code}>
            <SiteLink href={menuRoute} className={styles.card}>
              <span className={styles.picture}>
                {image && <Picture src={image} widths={[480, 960]} sizes="300px" alt="" width="480" height="300" />}
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.text}>{description}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
