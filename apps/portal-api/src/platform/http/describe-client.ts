import { isIPv4 } from 'node:net';
import type { CallContext } from './call-context';
import { toClientNetwork } from './client-network';

/** Where a login comes from, in words that its owner recognises and that nobody is found by. */
export interface ClientDescription {
  /** System and browser, e.g. `Windows · Chrome 128`. */
  readonly deviceName: string;
  /** Kind of network. */
  readonly network: string;
  /** First half of the address. */
  readonly addressMasked: string;
}

/** Describes the client of a call. */
export function describeClient({ headers, clientAddress }: Pick<CallContext, 'headers' | 'clientAddress'>) {
  const { 'user-agent': agent } = headers;
  const address = toClientNetwork(clientAddress);
  return {
    deviceName: nameDevice(typeof agent === 'string' ? agent.slice(0, 500) : ''),
    network: nameNetwork(address),
    addressMasked: maskAddress(address),
  };
}

/** Kind of network and address as lists show them. */
export function describePlace({ network, addressMasked }: Omit<ClientDescription, 'deviceName'>): string {
  return [network, addressMasked].filter(Boolean).join(' ') || '未知';
}

// Order matters: most browsers name others as well.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/wxwork\/(\d+)/i, '企业微信'],
  [/MicroMessenger\/(\d+)/, '微信'],
  [/DingTalk\/(\d+)/, '钉钉'],
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/QQBrowser\/(\d+)/, 'QQ浏览器'],
  [/UCBrowser\/(\d+)/, 'UC浏览器'],
  [/HuaweiBrowser\/(\d+)/, '华为浏览器'],
  [/OPR\/(\d+)/, 'Opera'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[.\d]* (?:Mobile\/\S+ )?Safari/, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/OpenHarmony|HarmonyOS/, '鸿蒙'],
  [/Windows/, 'Windows'],
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

function nameDevice(agent: string): string {
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1] ?? '未知系统';
  const browser = BROWSERS.flatMap(([pattern, name]) => {
    const version = pattern.exec(agent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  })[0];
  return `${system} · ${browser ?? '未知浏览器'}`;
}

function nameNetwork(address: string): string {
  if (address === 'unknown') return '';
  if (address.startsWith('127.') || address === '0:0:0:0') return '本机';
  const isPrivate = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:)/.test(address);
  return isPrivate ? '内网' : '公网';
}

function maskAddress(address: string): string {
  if (address === 'unknown') return '';
  const parts = address.split(isIPv4(address) ? '.' : ':').slice(0, 2);
  return isIPv4(address) ? `${parts.join('.')}.*.*` : `${parts.join(':')}:*`;
}
