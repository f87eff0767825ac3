const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** Tells whether a host is this machine, so that what is said to it stays here. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_HOSTS.includes(host);
}

/** Tells whether nobody can listen to what is sent to a URL: it is https, or this machine's. */
export function isConfidential(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
}
