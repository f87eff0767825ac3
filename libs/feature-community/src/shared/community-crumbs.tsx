import { communityPaths } from '@portal/portal-paths/community';
import { Breadcrumb, type Crumb } from '@portal/ui-content';
import styles from './community-crumbs.module.css';

/** Where a page stands in the community. */
export function CommunityCrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <div className={styles.crumbs}>
      <Breadcrumb crumbs={[{ text: '社区', href: communityPaths.community.href() }, ...crumbs]} />
    </div>
  );
}
