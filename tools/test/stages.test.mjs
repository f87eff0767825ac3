import assert from 'node:assert/strict';
import { it } from 'node:test';
import { groupStages, listStages } from './stages.mjs';

const names = (/** @type {import('./stages.mjs').Stage[][]} */ groups) =>
  groups.map((group) => group.map(({ name }) => name));

const stage = (/** @type {string} */ name, isNarrow = false) => ({ name, isNarrow, run: () => assert.fail() });

it('stages that leave a processor idle run beside their neighbours that do as well, all others by themselves', () => {
  const stages = [stage('a'), stage('b', true), stage('c', true), stage('d'), stage('e', true)];
  assert.deepEqual(names(groupStages(stages)), [['a'], ['b', 'c'], ['d'], ['e']]);
});

it('no stage runs beside one that it needs', () => {
  const projects = /** @type {any} */ ({ list: (/** @type {string} */ target) => [`some-${target}`], hasTools: true });
  const groups = groupStages(listStages(projects));
  assert.ok(groups.some((group) => group.length > 1));
  for (const group of groups) {
    const needed = group.flatMap(({ needs = [] }) => needs);
    assert.deepEqual(
      names([group])[0]?.filter((name) => needed.includes(name)),
      [],
    );
  }
});
