import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { FIRST_START, beginDataFolder } from './first-start.mjs';

describe('a data folder', () => {
  const given = process.env[FIRST_START];
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'first-start-'));
    mkdirSync(join(folder, 'left/keys'), { recursive: true });
    writeFileSync(join(folder, 'left/keys/data.key'), 'key');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    if (given === undefined) delete process.env[FIRST_START];
    else process.env[FIRST_START] = given;
  });

  it('begins with what a first start left', () => {
    process.env[FIRST_START] = join(folder, 'left');
    beginDataFolder(join(folder, 'data'));
    assert.equal(readFileSync(join(folder, 'data/keys/data.key'), 'utf8'), 'key');
  });

  it('is left alone where nothing is known of a first start', () => {
    delete process.env[FIRST_START];
    beginDataFolder(join(folder, 'data'));
    assert.equal(existsSync(join(folder, 'data')), false);
  });
});
