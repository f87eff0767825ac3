import { describeBrand } from '@portal/e2e-specs';

describeBrand({
  name: 'root',
  basePath: '',
  home: '/',
  homeAliases: ['/home', '/cloudHome', '/homepage'],
  title: '启衡云',
});
