import type { Clock } from '../../platform/clock';
import type { QueryRunner } from '../../platform/database/database';
import type { CallContext } from '../../platform/http/call-context';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { readIpRegion } from '../../platform/ip-region/ip-region';
import type { Subject } from '../../platform/security/session-verifier';

/** Who writes, from where and when. */
export interface Writing {
  readonly owner: Subject;
  readonly at: Date;
  /** IP 属地; empty where it is not known. */
  readonly region: string;
}

/** A call by which a member writes something. */
interface WritingCall<Input extends object> {
  /** Name of the call, e.g. `community.answer`. */
  readonly scope: string;
  readonly owner: Subject;
  readonly input: Input;
  readonly context: CallContext;
}

/**
 * Has a member write something once for each key, and returns its id: that alone is kept for repeats. `write` writes it
 * in the transaction that it is given, and returns the id.
 */
export async function writeOnce<Input extends object>(
  { clock, idempotency }: { readonly clock: Clock; readonly idempotency: IdempotencyService },
  call: WritingCall<Input>,
  write: (runner: QueryRunner, writing: Writing, input: Input) => Promise<string>,
): Promise<string> {
  const region = await readIpRegion(call.context.clientAddress);
  const { id } = await idempotency.runOnce(call, async (runner) => ({
    id: await write(runner, { owner: call.owner, at: clock(), region }, call.input),
  }));
  return id;
}
