import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { requireNodeVersion } from './node-version.mjs';
import { OperatorError } from './operator-error.mjs';
import { readSettings } from './settings.mjs';

describe('settings', () => {
  it('has a default for everything', () => {
    const { port, host, dataDir, databaseUrl, publicOrigin, maxEventLoopDelay } = readSettings({});
    assert.deepEqual(
      { port, host, databaseUrl, publicOrigin, maxEventLoopDelay },
      { port: 4200, host: 'localhost', databaseUrl: undefined, publicOrigin: undefined, maxEventLoopDelay: 1000 },
    );
    assert.match(dataDir, /[\\/]\.data$/);
  });

  it('takes values from the environment', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '0.0.0.0',
      PORTAL_DATA_DIR: '/srv/data',
      PUBLIC_ORIGIN: 'https://portal.example.com/',
      MAX_EVENT_LOOP_DELAY_MS: '2500',
    });
    assert.equal(settings.port, 8080);
    assert.equal(settings.host, '0.0.0.0');
    assert.equal(settings.dataDir, '/srv/data');
    assert.equal(settings.publicOrigin, 'https://portal.example.com');
    assert.equal(settings.maxEventLoopDelay, 2500);
  });

  for (const PORT of ['abc', '-1', '65536', '80.5', '0x50']) {
    it(`refuses the port ${PORT} with a sentence that names the variable`, () => {
      assert.throws(
        () => readSettings({ PORT }),
        (error) => error instanceof OperatorError && error.message.startsWith('PORT '),
      );
    });
  }

  for (const MAX_EVENT_LOOP_DELAY_MS of ['0', '-1', '1.5', 'fast']) {
    it(`refuses an event loop delay of ${MAX_EVENT_LOOP_DELAY_MS}`, () => {
      assert.throws(() => readSettings({ MAX_EVENT_LOOP_DELAY_MS }), /^OperatorError: MAX_EVENT_LOOP_DELAY_MS /);
    });
  }

  it('refuses an origin that is none', () => {
    assert.throws(() => readSettings({ PUBLIC_ORIGIN: 'portal' }), /^OperatorError: PUBLIC_ORIGIN /);
  });
});

describe('Node.js version', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '24.1.0']) {
    it(`accepts ${version}`, () => requireNodeVersion(version));
  }

  for (const version of ['20.18.3', '18.20.0', '8.0.0']) {
    it(`refuses ${version}`, () =>
      assert.throws(() => requireNodeVersion(version), /needs Node\.js 20\.19\.0 or newer, this is/));
  }
});
