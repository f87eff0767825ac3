import { joinText } from './item-entries';

describe('texts of a content', () => {
  it('are what is for people: neither names of programs nor where files and pages are', () => {
    const content = {
      overview: ['接口网关统一承接对外的接口', '路径以 /v1 开头，见 https://example.com/guide 的说明'],
      consoleImages: { overview: '/files/consoles/api-gateway-overview.svg', detail: 'https://example.com/a.svg' },
      features: [{ icon: 'gateway', title: '限流', text: '' }],
    };
    expect(joinText('摘要', content, null)).toBe(['摘要', ...content.overview, '限流'].join('\n'));
  });
});
