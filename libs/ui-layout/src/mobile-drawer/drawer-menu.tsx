import type { MenuItem } from '@portal/api-contract';
import { paths, htmlFile } from '@portal/portal-paths';
import { DataNotice, SiteLink, Skeleton } from '@portal/ui-kit';
import type { Loadable, SiteHeaderProps } from '../layout-props';
import { getMenuShape, isMegaShape } from '../site-header/menu-shape';
import { DrawerSection } from './drawer-section';
import styles from './mobile-drawer.module.css';

/** Props of `DrawerMenu`. */
export type DrawerMenuProps = Pick<SiteHeaderProps, 'menus' | 'products' | 'solutions' | 'onMegaMenuNeeded'>;

interface DrawerLink {
  readonly key: string;
  readonly href: string;
  readonly text: string;
}

interface DrawerGroup {
  readonly id: string;
  readonly name: string;
  readonly links: readonly DrawerLink[];
}

/** The menu's levels as sections that unfold: items, their categories, their entries. */
export function DrawerMenu({ menus, products, solutions, onMegaMenuNeeded }: DrawerMenuProps) {
  return (
    <nav aria-label="主导航">
      <ul className={styles.list}>
        {menus.map((item) => {
          const shape = getMenuShape(item);
          if (shape === 'link') return <PlainItem key={item.code} item={item} />;
          return (
            <DrawerSection key={item.code} title={item.name} onOpen={isMegaShape(shape) ? onMegaMenuNeeded : undefined}>
              {shape === 'dropdown' && <LinkList links={item.children.map(toMenuLink)} />}
              {shape === 'products' && <GroupList source={toProductGroups(products)} allHref={item.menuRoute} />}
              {shape === 'solutions' && <GroupList source={toSolutionGroups(solutions)} allHref={item.menuRoute} />}
            </DrawerSection>
          );
        })}
      </ul>
    </nav>
  );
}

function PlainItem({ item }: { readonly item: MenuItem }) {
  return (
    <li className={styles.item}>
      <SiteLink href={item.menuRoute} className={styles.itemLabel}>
        {item.name}
      </SiteLink>
    </li>
  );
}

function GroupList({ source, allHref }: { readonly source: Loadable<readonly DrawerGroup[]>; readonly allHref: string }) {
  if (!source.data) return source.isError ? <DataNotice onRetry={source.retry} /> : <Skeleton height={220} />;
  return (
    <>
      <ul>
        {source.data.map((group) => (
          <DrawerSection key={group.id} title={group.name} isNested>
            <LinkList links={group.links} />
          </DrawerSection>
        ))}
      </ul>
      <SiteLink href={allHref} className={styles.all}>
        查看全部
      </SiteLink>
    </>
  );
}

function LinkList({ links }: { readonly links: readonly DrawerLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ key, href, text }) => (
        <li key={key}>
          <SiteLink href={href}>{text}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

function toMenuLink({ code, menuRoute, name }: MenuItem['children'][number]): DrawerLink {
  return { key: code, href: menuRoute, text: name };
}

function toProductGroups({ data, ...rest }: DrawerMenuProps['products']): Loadable<readonly DrawerGroup[]> {
  const groups = data?.map(({ id, name, childrenData }) => ({
    id,
    name,
    links: childrenData.map((product) => ({ key: product.id, href: product.productRoute, text: product.productName })),
  }));
  return { ...rest, data: groups };
}

function toSolutionGroups({ data, ...rest }: DrawerMenuProps['solutions']): Loadable<readonly DrawerGroup[]> {
  const groups = data?.map(({ id, name, childrenData }) => ({
    id,
    name,
    links: childrenData.map((solution) => ({
      key: solution.id,
      href: paths.solutionDetail.href({ file: htmlFile(solution.id) }),
      text: solution.name,
    })),
  }));
  return { ...rest, data: groups };
}
