import { readContactParams } from './contact-params';

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
