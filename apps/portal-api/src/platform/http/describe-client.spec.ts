import { describeClient, describePlace } from './describe-client';

const describeCaller = (agent: string | undefined, clientAddress = '127.0.0.1') =>
  describeClient({ headers: { 'user-agent': agent }, clientAddress });

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36',
    'Windows · Chrome 128',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0',
    'Windows · Edge 128',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'macOS · Safari 17',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:129.0) Gecko/20100101 Firefox/129.0', 'Linux · Firefox 129'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49',
    'iPhone · 微信 8',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    'iPhone · Safari 17',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Android · Chrome 126',
  ],
  ['<script>alert(1)</script>', '未知系统 · 未知浏览器'],
  [undefined, '未知系统 · 未知浏览器'],
])('names the browser of %.60s', (agent, name) => expect(describeCaller(agent).deviceName).toBe(name));

it.each([
  ['127.0.0.1', '本机 127.0.*.*'],
  ['::1', '本机 0:0:*'],
  ['::ffff:192.168.3.4', '内网 192.168.*.*'],
  ['10.1.2.3', '内网 10.1.*.*'],
  ['203.0.113.9', '公网 203.0.*.*'],
  ['2001:db8:1:2::7', '公网 2001:db8:*'],
  ['fe80::1', '内网 fe80:0:*'],
  ['nonsense', '未知'],
])('says where %s is, without its second half', (address, place) =>
  expect(describePlace(describeCaller('', address))).toBe(place),
);
