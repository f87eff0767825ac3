import type { MenuItem, MenuLeaf } from '@portal/api-contract';
import { getSolutionHref, paths } from '@portal/portal-paths';
import { DataNotice, Picture, Skeleton, SiteLink } from '@portal/ui-kit';
import type { SiteHeaderProps } from '../layout-props';
import { getMenuShape, isMegaShape, type MenuShape } from '../site-header/menu-shape';
import { DrawerSection } from './drawer-section';
import styles from './mobile-drawer.module.css';

/** Props of `DrawerEntry`. */
export interface DrawerEntryProps {
  readonly item: MenuItem;
  readonly header: Pick<SiteHeaderProps, 'products' | 'solutions' | 'onMegaMenuNeeded'>;
}

/** Menu item in the drawer: a link, or a section that unfolds, for the mega-menus in two levels. */
export function DrawerEntry({ item, header }: DrawerEntryProps) {
  const shape = getMenuShape(item);
  if (shape === 'link') {
    return (
      <li>
        <SiteLink href={item.menuRoute || item.categoryUrl} className={styles.row}>
          {item.name}
        </SiteLink>
      </li>
    );
  }
  return (
    <li>
      <DrawerSection name={item.name} level={1} onOpen={isMegaShape(shape) ? header.onMegaMenuNeeded : undefined}>
        {isMegaShape(shape) && <MegaSections shape={shape} header={header} />}
        {shape === 'dropdown' && <LinkList links={item.children.map(toDrawerLink)} />}
        {shape === 'groups' && <GroupSections groups={item.children} />}
        {shape === 'pictures' && <CardList cards={item.children} />}
      </DrawerSection>
    </li>
  );
}

interface MegaSectionsProps {
  readonly shape: Extract<MenuShape, 'products' | 'solutions'>;
  readonly header: DrawerEntryProps['header'];
}

function MegaSections({ shape, header }: MegaSectionsProps) {
  const { isError, retry } = header[shape];
  const groups =
    shape === 'products'
      ? header.products.data?.map(({ id, name, childrenData }) => ({
          id,
          name,
          links: childrenData.map((product) => ({
            id: product.id,
            name: product.productName,
            href: product.productRoute,
          })),
        }))
      : header.solutions.data?.map(({ id, name, childrenData }) => ({
          id,
          name,
          links: childrenData.map((solution) => ({
            id: solution.id,
            name: solution.name,
            href: getSolutionHref(solution),
          })),
        }));

  if (!groups) return isError ? <DataNotice onRetry={retry} /> : <Waiting />;
  return (
    <ul>
      <li>
        <SiteLink href={(shape === 'products' ? paths.product : paths.solution).href()} className={styles.all}>
          查看全部
        </SiteLink>
      </li>
      {groups.map(({ id, name, links }) => (
        <li key={id}>
          <DrawerSection name={name} level={2}>
            <LinkList links={links} />
          </DrawerSection>
        </li>
      ))}
    </ul>
  );
}

function GroupSections({ groups }: { readonly groups: readonly MenuLeaf[] }) {
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.code}>
          <DrawerSection name={group.name} level={2}>
            <LinkList links={(group.menuRoute ? [group, ...group.children] : group.children).map(toDrawerLink)} />
          </DrawerSection>
        </li>
      ))}
    </ul>
  );
}

function CardList({ cards }: { readonly cards: readonly MenuLeaf[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ code, name, menuRoute, image }) => (
        <li key={code}>
          <SiteLink href={menuRoute} className={styles.card}>
            <span className={styles.picture}>
              {image && <Picture src={image} widths={[480, 960]} sizes="180px" alt="" width="480" height="300" />}
            </span>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="加载中">
      <Skeleton height={20} width="60%" />
      <Skeleton height={20} width="45%" />
      <Skeleton height={20} width="52%" />
    </div>
  );
}

interface DrawerLink {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

function toDrawerLink({ code, name, menuRoute }: Pick<MenuLeaf, 'code' | 'name' | 'menuRoute'>): DrawerLink {
  return { id: code, name, href: menuRoute };
}

function LinkList({ links }: { readonly links: readonly DrawerLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ id, name, href }) => (
        <li key={id}>
          <SiteLink href={href} className={styles.link}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
