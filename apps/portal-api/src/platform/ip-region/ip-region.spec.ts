import { readIpRegion } from './ip-region';

it.each([
  ['113.74.1.1', '广东'],
  ['::ffff:113.74.1.1', '广东'],
  ['223.5.5.5', '浙江'],
  ['240e:47d:c20:1627:30a3:ba0d:a5e6:ec19', '广东'],
  ['1.36.0.1', '香港'],
  ['61.220.1.1', '台湾'],
  ['8.8.8.8', '美国'],
  ['127.0.0.1', ''],
  ['::1', ''],
  ['2001:db8::1', ''],
  ['fe80::1%eth0', ''],
  ['unknown', ''],
  ['', ''],
  ['1.2.3.4; drop table', ''],
])('shows %s as "%s"', async (address, region) => expect(await readIpRegion(address)).toBe(region));
