import { isInWechat } from './is-in-wechat';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

it.each([
  [`${PHONE} MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/zh_CN`, true],
  [`${PHONE} wxwork/4.1.28 MicroMessenger/7.0.1 Language/zh`, false],
  [`${PHONE} Version/17.5 Safari/604.1`, false],
  [undefined, false],
])('tells whether %s is WeChat: %s', (agent, isInside) => {
  expect(isInWechat({ 'user-agent': agent })).toBe(isInside);
});
