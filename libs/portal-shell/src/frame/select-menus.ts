import type { MenuItem } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';

/** Menu entries the visitor may see: the maas entry only with menu permissions (spec §5). */
export function selectMenus(menus: readonly MenuItem[], menuPermissions: readonly string[]): readonly MenuItem[] {
  if (menuPermissions.length > 0) return menus;
  return menus.filter(({ menuRoute }) => menuRoute !== paths.maasPage.path);
}
