import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { workspaceRoot } from '../start/workspace.mjs';
import { findMigrationMistakes, readMigrations } from './check-migrations.mjs';

/** @param {string} text */
const check = (text) => findMigrationMistakes(new Map([['0043-x.sql', text]]));

const CONTRACTING = [
  'drop table t;',
  'drop view v;',
  'drop index i;',
  'truncate t;',
  'delete from t;',
  'alter table t rename to u;',
  'alter table t rename column a to b;',
  `alter type mood rename value 'sad' to 'blue';`,
  'alter table t drop column a;',
  'alter table t drop constraint c;',
  'alter table t alter column a type bigint;',
  'alter table t alter column a set not null;',
  'alter table t alter column a drop default;',
  'alter table t add column a text not null;',
  'alter table t add column id bigint primary key;',
  `alter table t add column a text not null default '', drop column b;`,
  'alter table t add constraint c check (a > 0);',
  'alter table t add unique (a);',
  'alter table t enable row level security;',
  'create unique index on t (a);',
  'do $$ begin drop table t; end $$;',
];

const EXPANDING = [
  'create table t (id bigint primary key, a text not null);',
  'create table t (id bigint); create unique index on t (id); alter table t add constraint c check (id > 0);',
  'create index on t (a);',
  'alter table t add column a text;',
  `alter table t add column a text not null default '';`,
  'alter table t add column a bigint generated always as identity;',
  'alter table t add column a bigint not null generated always as (1) stored;',
  'alter table t alter column a drop not null;',
  `alter table t alter column a set default '';`,
  `alter type mood add value 'fine';`,
  `insert into t values (';drop table t;');`,
  'update t set a = b;',
  '-- drop table t;\nselect 1;',
  'create function f() returns trigger language plpgsql as $$ begin drop table t; end $$;',
];

describe('the check of migrations', () => {
  for (const sql of CONTRACTING) {
    it(`refuses ${sql}`, async () => {
      const [mistake, ...others] = await check(`create index on t (a);\n\n-- Notes: 备注\n${sql}`);
      assert.ok(mistake?.startsWith(`0043-x.sql:4: "${sql.slice(0, -1)}" may harm the release before`), mistake);
      assert.deepEqual(others, []);
    });

    it(`lets pass, with what the release before no longer uses, ${sql}`, async () => {
      assert.deepEqual(await check(`-- contract: since 0040 nobody reads it\n${sql}`), []);
    });
  }

  for (const sql of EXPANDING) {
    it(`lets pass ${sql}`, async () => assert.deepEqual(await check(sql), []));
  }

  it('wants a reason, for each statement of its own', async () => {
    assert.equal((await check('-- contract: \ndrop table t;')).length, 1);
    assert.equal((await check('-- contract: unused\ndrop table t;\ndrop table u;')).length, 1);
    assert.equal((await check('drop table t;\n-- contract: unused\n')).length, 1);
  });

  it('knows the migrations that are here, and leaves those alone that were there before it', async () => {
    const migrations = readMigrations(workspaceRoot);
    assert.ok(migrations.size > 30);
    assert.deepEqual(await findMigrationMistakes(migrations), []);
    const renumbered = new Map([...migrations].map(([name, text]) => [`9${name}`, text]));
    assert.notDeepEqual(await findMigrationMistakes(renumbered), []);
  });
});
