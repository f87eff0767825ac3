import type { MenuItem } from '@portal/api-contract';
import { selectMenus } from './select-menus';

const item = (code: string, menuRoute: string): MenuItem => ({
  code,
  name: code,
  menuRoute,
  categoryUrl: '',
  dataSources: '',
  leafType: 0,
  children: [],
});
const menus = [item('product', '/product'), item('maas', '/maas-page')];

it('hides the maas entry from whoever has no menu permission', () => {
  expect(selectMenus(menus, []).map(({ code }) => code)).toEqual(['product']);
  expect(selectMenus(menus, ['maas:home'])).toEqual(menus);
});
