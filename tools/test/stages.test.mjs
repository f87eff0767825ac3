import assert from 'node:assert/strict';
import { it } from 'node:test';
import { groupStages, listStages } from './stages.mjs';

const names = (/** @type {import('./stages.mjs').Stage[][]} */ groups) =>
  groups.map((group) => group.map(({ name }) => name));

const stage = (/** @type {string} */ name, /** @type {string | undefined} */ group = undefined) => ({
  ...{ name, ...(group && { group }) },
  run: () => assert.fail(),
});

it('neighbours of one group run side by side, all others by themselves', () => {
  const stages = [stage('a'), stage('b', 'x'), stage('c', 'x'), stage('d', 'y'), stage('e'), stage('f', 'x')];
  assert.deepEqual(names(groupStages(stages)), [['a'], ['b', 'c'], ['d'], ['e'], ['f']]);
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
