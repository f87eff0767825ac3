import { describeBrand } from '@portal/e2e-specs';

describeBrand({
  name: 'miot',
  basePath: '/miot',
  home: '/miot/homepage',
  homeAliases: ['/miot', '/miot/home', '/miot/miotHome'],
  title: '启衡工业互联网',
});
