import { signPage } from './sign-page';

/** The example of WeChat's documentation. */
const TICKET = {
  appId: 'wx0123456789abcdef',
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
};
const SALT = { timestamp: 1414587457, nonceStr: 'Wm3WZYTPz0wzccnW' };
const SIGNATURE = '0f9de62fce790f9a083d5c99e95740ceb90c27ed';

it.each(['http://mp.weixin.qq.com?params=value', 'http://mp.weixin.qq.com?params=value#top'])(
  'signs %s as WeChat does',
  (url) => expect(signPage(TICKET, url, SALT)).toEqual({ appId: TICKET.appId, ...SALT, signature: SIGNATURE }),
);

it('takes the address as it is written', () => {
  expect(signPage(TICKET, 'http://mp.weixin.qq.com/?params=value', SALT).signature).not.toBe(SIGNATURE);
});
