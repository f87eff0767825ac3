import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveFolders } from './run-import.mjs';

test('a folder is named from where the operator stands, the values of options are not', () => {
  const valued = ['--product', '--version'];
  assert.deepEqual(resolveFolders(['docs', '--product', 'iot-hub', '--version', '2.0', '--remove'], '/home', valued), [
    ...['/home/docs', '--product', 'iot-hub', '--version', '2.0', '--remove'],
  ]);
  assert.deepEqual(resolveFolders(['--remove', '../docs'], '/home/me', []), ['--remove', '/home/docs']);
  assert.deepEqual(resolveFolders(['--product=a', '/srv/docs'], '/home', valued), ['--product=a', '/srv/docs']);
});
