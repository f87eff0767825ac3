import { type KeyObject, X509Certificate } from 'node:crypto';
import type { Clock } from '../../../platform/clock';

/** A serial number that nobody knows has certificates fetched no more often than this. */
const PAUSE_MS = 10_000;

/** A key by which WeChat Pay signs; it counts from one moment until another. */
export interface WechatKey {
  readonly serial: string;
  readonly key: KeyObject;
  readonly from: number;
  readonly until: number;
}

/** The key of a certificate, PEM; throws where it is none. */
export function readCertificate(pem: string): WechatKey {
  const { serialNumber, publicKey, validFrom, validTo } = new X509Certificate(pem);
  return { serial: serialNumber, key: publicKey, from: Date.parse(validFrom), until: Date.parse(validTo) };
}

export interface WechatKeysOptions {
  readonly clock: Clock;
  /** All certificates that WeChat Pay has at the moment. */
  readonly fetchAll: (signal: AbortSignal | undefined) => Promise<readonly WechatKey[]>;
}

/**
 * Keys of WeChat Pay by their serial numbers. It takes a new certificate into use without a word: one that is not known
 * has all of them fetched again, once for however many ask.
 */
export function createWechatKeys({ clock, fetchAll }: WechatKeysOptions) {
  let keys: readonly WechatKey[] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  function pick(serial: string): KeyObject | undefined {
    const now = clock().getTime();
    return keys.find((known) => known.serial === serial && known.from <= now && now < known.until)?.key;
  }

  async function renew(signal: AbortSignal | undefined): Promise<void> {
    askedAt = clock().getTime();
    try {
      keys = await fetchAll(signal);
    } finally {
      running = undefined;
    }
  }

  /** The key with a serial number, `undefined` where there is none; rejects as `fetchAll` does. */
  return async function find(serial: string, signal?: AbortSignal): Promise<KeyObject | undefined> {
    const known = pick(serial);
    if (known || (!running && clock().getTime() - askedAt < PAUSE_MS)) return known;
    await (running ??= renew(signal));
    return pick(serial);
  };
}
