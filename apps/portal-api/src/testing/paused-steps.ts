import type { KillableApi } from './killable-api';
import { waitUntil } from './wait-until';

/** Steps of a killable portal that can be held up just before their transactions end, so that it is killed in one. */
export interface PausedSteps {
  /** Names a step by the change that it makes, e.g. `after update` of `invoice` where something is true of `old` and `new`. */
  define(step: string, when: string, table: string, condition?: string): Promise<unknown>;
  /** Kills the portal in the middle of a step, which `bring` leads to, once, and `hurry` as often as it takes. */
  cutOff(step: string, hurry: () => Promise<unknown>, bring?: () => Promise<unknown>): Promise<void>;
  /** Kills the portal and starts it again; what it was at is taken over at once. */
  restart(): Promise<void>;
}

/** Lets steps of a portal that has been started be held up. */
export async function createPausedSteps(api: KillableApi): Promise<PausedSteps> {
  await api.query('create table paused_step (name text primary key)');
  await api.query(`
    create function pause_step() returns trigger language plpgsql as $$
    begin
      if exists (select from paused_step where name = tg_argv[0]) then perform pg_sleep(600); end if;
      return new;
    end $$`);

  async function restart(): Promise<void> {
    await api.query('delete from paused_step');
    await api.kill(false);
    await api.query(`update background_job set leased_until = now() where state = 'running'`);
    await api.start();
  }

  return {
    define: (step, when, table, condition = 'true') =>
      api.query(
        `create trigger pause_${step} ${when} on ${table} for each row when (${condition}) execute function pause_step('${step}')`,
      ),
    async cutOff(step, hurry, bring) {
      await api.query('insert into paused_step (name) values ($1)', [step]);
      await bring?.();
      await waitUntil(
        async () => {
          await hurry();
          return api.query(`select from pg_stat_activity where wait_event = 'PgSleep'`);
        },
        ({ length }) => length > 0,
      );
      await restart();
    },
    restart,
  };
}
