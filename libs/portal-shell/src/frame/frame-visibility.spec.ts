import type { PageRoute } from '@portal/data-access-api';
import { readContactParams } from './contact-params';
import { getFrameVisibility } from './frame-visibility';

const route: PageRoute = { path: '/', chunk: '', load: async () => ({ Page: () => null }) };

describe('getFrameVisibility', () => {
  it.each([
    ['/', true, true, 'default'],
    ['/purchase-page', false, true, 'default'],
    ['/purchase-page/product-process', false, true, 'default'],
    ['/overview/details', false, false, 'console'],
    ['/user-info', false, true, 'console'],
    ['/user-info/security', false, true, 'console'],
    ['/community', true, true, 'community'],
    ['/community/simulation', true, true, 'community'],
    ['/community/qa', true, true, 'default'],
  ])('%s: footer %s, toolbox %s, header %s', (pathname, hasFooter, hasToolbox, headerVariant) => {
    expect(getFrameVisibility(pathname, route)).toEqual({ hasHeader: true, hasFooter, hasToolbox, headerVariant });
  });

  it('follows the route that turns header or footer off', () => {
    expect(getFrameVisibility('/', { ...route, hasFooter: false, hasHeader: false })).toMatchObject({
      hasHeader: false,
      hasFooter: false,
    });
  });
});

describe('readContactParams', () => {
  it('reads flags as booleans and leaves off what is missing', () => {
    const params = readContactParams([
      { dicKey: 'contactUsTelShow', dicValue: 'true' },
      { dicKey: 'contactUsQRCodeShow', dicValue: 'false' },
      { dicKey: 'contactUsTel', dicValue: '400-000-0000' },
    ]);
    expect(params).toMatchObject({
      isTelephoneShown: true,
      isQrCodeShown: false,
      isChatShown: false,
      telephone: '400-000-0000',
      description: '',
    });
  });
});
