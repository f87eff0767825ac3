import autocannon from 'autocannon';
import { median } from './load.mjs';

const PATH = '/ptl/auth/api/checkToken';
const PASSWORD = 'Portal@2026';

/**
 * Time that the check of a token adds to a call: medians over 50 connections, in turns with the same request whose
 * scheme is misspelt, so that no token is looked for. In milliseconds.
 */
export async function measureTokenCheck(origin, { rounds = 5, seconds = 3 } = {}) {
  const headers = await logIn(origin);
  const unchecked = { ...headers, authorization: headers.authorization.replace('Bearer', 'bearer') };
  await measureMedian(origin, headers, 1);
  const differences = [];
  let last;
  for (let round = 0; round < rounds; round += 1) {
    const without = await measureMedian(origin, unchecked, seconds);
    const withToken = await measureMedian(origin, headers, seconds);
    differences.push(withToken - without);
    last = { without, withToken };
  }
  return { ...last, added: median(differences) };
}

async function measureMedian(origin, headers, duration) {
  const times = [];
  await new Promise((resolve, reject) => {
    const run = autocannon({ url: origin + PATH, headers, duration, connections: 50 }, (error, result) => {
      if (error || result.non2xx + result.errors > 0) reject(error ?? new Error(`${result.non2xx} were refused`));
      else resolve(undefined);
    });
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  return median(times);
}

/** Logs in to a demo account as a browser does; returns the headers of its session. */
async function logIn(origin) {
  const cookies = new Map();
  const visit = async (pageUrl, options = {}) => {
    const url = new URL(pageUrl, origin);
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, ...options.headers };
    const response = await fetch(url, { ...options, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const follow = async (url) => {
    let next = url;
    while (/^\/(ptl|oidc)\//.test(new URL(next, origin).pathname)) next = (await visit(next)).headers.get('location');
    return new URL(next, origin);
  };

  const loginPage = await follow('/ptl/api/auth/authorize?redirect_uri=%2F');
  const uid = new URLSearchParams(loginPage.hash.split('?')[1]).get('uid');
  const body = JSON.stringify({ uid, userName: 'demo-personal', password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const { data } = await (await visit('/ptl/auth/api/login', { method: 'POST', headers, body })).json();
  const page = await follow(data.redirectTo);
  const exchange = await visit(`/ptl/api/auth/token?code=${page.searchParams.get('code')}`);
  const { token } = (await exchange.json()).data;
  return {
    authorization: `Bearer ${token}`,
    'idaas-auth-token': token,
    usercode: 'demo-personal',
    cookie: `portal-session=${cookies.get('portal-session')}`,
  };
}
