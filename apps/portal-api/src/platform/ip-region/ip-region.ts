import type IpTable from 'ip2region';
import { isIP } from 'node:net';

type Table = InstanceType<typeof IpTable>;

let table: Promise<Table> | undefined;

/**
 * IP 属地 of a client's address as it is shown: the province of an address of China, otherwise the country; empty where
 * it is not known. Nothing leaves the server: the table is a file of the package, read with the first question.
 */
export async function readIpRegion(address: string): Promise<string> {
  const plain = address.split('%')[0]?.replace(/^::ffff:(?=\d)/i, '') ?? '';
  if (isIP(plain) === 0) return '';
  table ??= openTable();
  const { country = '', province = '' } = (await table).search(plain) ?? {};
  return country === '中国' ? shortenProvince(province) || country : country;
}

async function openTable(): Promise<Table> {
  const loaded = await import('ip2region');
  // A package of CommonJS comes with its class below the name of the default, or below that of a default of its own.
  const { default: outer } = loaded as unknown as { default: { default?: new () => Table } & (new () => Table) };
  return new (outer.default ?? outer)();
}

/** 广东省 is 广东, 广西壮族自治区 is 广西: names are shown as short as the law's examples have them. */
function shortenProvince(province: string): string {
  return province.replace(/(?:壮族|回族|维吾尔)?自治区$|特别行政区$|[省市]$/, '');
}
