import { findPayerBrowser } from './payer-browser';

const find = (agent: string) => findPayerBrowser({ 'user-agent': agent });

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', true],
  ['Mozilla/5.0 (Linux; Android 15; PHONE) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', false],
  ['', false],
])('knows the browser of a telephone: %s', (agent, isOnTelephone) => {
  expect(find(agent)).toEqual({ isInWechat: false, isOnTelephone });
});

it('knows the one within WeChat', () => {
  expect(find('Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36 MicroMessenger/8.0.50')).toEqual({
    isInWechat: true,
    isOnTelephone: true,
  });
});
