import {
  type Certification,
  CERTIFICATION_TYPES,
  type CertificationType,
  type IdentificationState,
} from '@portal/api-contract/account';
import { type ActorRole, findTimer, findTransition, identificationLifecycle } from '@portal/lifecycles';

type Action = (typeof identificationLifecycle.transitions)[number]['action'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOCK_MS = DAY_MS;
const MAX_WRONG = 3;
const INTERVAL_DAYS = 180;
const RENEWAL_DAYS = 30;

/** What every walk comes by: each action, taken and refused, each type in effect, the end of a document, and a lock. */
export const EVERYWHERE = [
  ...['submit', 'prove', 'face', 'decide', 'apply', 'cancel', 'reject', 'pass'].flatMap((name) => [
    `${name} 200`,
    `${name} 409`,
  ]),
  ...['tell 200', 'tell 400', 'tell 409', 'stranger 404', 'clock 200', 'ended', 'locked'],
  ...Object.keys(CERTIFICATION_TYPES).map((type) => `type ${type} in effect`),
];

/** What somebody shows beside the elements. */
export type Proof = 'telephone' | 'face' | 'remittance' | 'consent' | 'none';

/** What somebody submits. */
export interface Submitted {
  readonly type: CertificationType;
  readonly proof: Proof;
  /** When its document ends, in milliseconds; `Infinity` for one that is valid for good. */
  readonly endsAt: number;
}

/** What is compared of how somebody stands with the model. */
export interface Observed {
  readonly effective: IdentificationState | 0;
  readonly ongoing: IdentificationState | 0;
  readonly kind: Certification['kind'];
}

/** The part of how somebody stands that the model knows. */
export function observe({ effective, ongoing, kind }: Certification): Observed {
  return { effective: effective?.state ?? 0, ongoing: ongoing?.state ?? 0, kind };
}

/**
 * Somebody's identity and what is open beside it, as the design describes them: states move along the table of the
 * lifecycle, and what holds of both together is told again here, apart from the code of the server. Every action gives
 * the HTTP status that the server has to respond with.
 */
export class IdentityModel {
  effective: IdentificationState | 0 = 0;
  ongoing: IdentificationState | 0 = 0;
  kind: Certification['kind'] = 'none';
  type: CertificationType = 1;
  #proof: Proof = 'none';
  /** When what is open ends, and what is in effect. */
  #openEndsAt = Infinity;
  #endsAt = Infinity;
  #changedAt = -Infinity;
  #since = 0;
  #wrong = 0;
  #lockedUntil = 0;
  #firstReviewer: number | undefined;

  observe(): Observed {
    return { effective: this.effective, ongoing: this.ongoing, kind: this.kind };
  }

  submit({ type, proof, endsAt }: Submitted, now: number): number {
    if (proof === 'remittance' && now < this.#lockedUntil) return 429;
    if (this.ongoing > 2 || !this.#fits(type, now)) return 409;
    // Another way is taken.
    if (this.ongoing !== 0) this.#move('cancel', 'user', now);
    [this.type, this.#proof, this.#wrong, this.#firstReviewer] = [type, proof, 0, undefined];
    if (this.effective !== 0) this.effective = follow(this.effective, 'beginChange', 'user');
    this.ongoing = follow(null, proof === 'none' ? 'askReview' : 'submit', 'user');
    this.#since = now;
    this.#openEndsAt = endsAt;
    return 200;
  }

  /** What is still to be shown; `none` where nothing is waited for. */
  get awaited(): Proof {
    return this.ongoing === 2 ? this.#proof : 'none';
  }

  /** Whether a code may be asked for: by the person, or by the legal representative. */
  get isProvable(): boolean {
    return this.awaited === 'telephone' || this.awaited === 'consent';
  }

  prove = (now: number): number => (this.isProvable ? this.#move('verify', 'provider', now) : 409);

  /** A face, or a legal representative who is asked, says yes or no. */
  answer(proof: 'face' | 'consent', isPassed: boolean, now: number): number {
    return this.awaited === proof ? this.#move(isPassed ? 'verify' : 'fail', 'provider', now) : 409;
  }

  apply(now: number): number {
    if (now < this.#lockedUntil) return 429;
    if (this.#proof !== 'remittance' || this.#move('askRemittance', 'user', now) !== 200) return 409;
    return this.#move('pay', 'provider', now);
  }

  tell(isRight: boolean, now: number): number {
    if (this.ongoing !== 4) return 409;
    if (isRight) return this.#move('verify', 'provider', now);
    this.#wrong += 1;
    if (this.#wrong < MAX_WRONG) return 400;
    this.#lockedUntil = now + LOCK_MS;
    return this.#move('fail', 'provider', now);
  }

  cancel = (now: number): number => this.#move('cancel', 'user', now);

  reject = (now: number): number => this.#move('reject', 'reviewer', now);

  /** A change of the name, or of the enterprise, is passed by two. */
  pass(reviewer: number, now: number): number {
    if (this.ongoing !== 5) return 409;
    if (this.type !== 4 && this.type !== 5) return this.#move('approve', 'reviewer', now);
    if (this.#firstReviewer === undefined) {
      this.#firstReviewer = reviewer;
      return 200;
    }
    return this.#firstReviewer === reviewer ? 409 : this.#move('approve', 'reviewer', now);
  }

  /** What time alone brings about. */
  tick(now: number): void {
    const timer = this.ongoing === 0 ? undefined : findTimer(identificationLifecycle, this.ongoing);
    const { hours = 0, days = 0 }: { hours?: number; days?: number } = timer?.after ?? {};
    if (timer && now >= this.#since + (hours + days * 24) * HOUR_MS) this.#move(timer.action, 'system', now);
    if (this.effective === 6 && now >= this.#endsAt) this.effective = follow(6, 'expire', 'system');
  }

  /** Whether a document has ended, or will within the days of its renewal. */
  isToRenew = (now: number): boolean => now >= this.#endsAt - RENEWAL_DAYS * DAY_MS;

  #fits(type: CertificationType, now: number): boolean {
    if (type === 1 && this.kind === 'person') return this.isToRenew(now);
    if (type <= 2) return this.kind === 'none';
    if (type === 5 && now < this.#changedAt + INTERVAL_DAYS * DAY_MS) return false;
    return this.kind === (type === 3 ? 'person' : 'enterprise');
  }

  /** Takes what is open along the table; where it ends, the identity in effect is settled with it. */
  #move(action: Action, role: ActorRole, now: number): number {
    const way = this.ongoing === 0 ? undefined : findTransition(identificationLifecycle, this.ongoing, action, role);
    if (way === undefined) return 409;
    this.#since = now;
    this.ongoing = way.to < 6 ? way.to : 0;
    if (way.to < 6) return 200;
    const settled = this.effective && follow(this.effective, way.to === 6 ? 'replace' : 'endChange', 'system');
    this.effective = way.to === 6 ? 6 : settled;
    if (way.to === 6) this.#begin(now);
    return 200;
  }

  /** What was open is in effect. */
  #begin(now: number): void {
    this.kind = this.type === 1 ? 'person' : 'enterprise';
    this.#endsAt = this.#openEndsAt;
    if (this.type === 5) this.#changedAt = now;
  }
}

function follow(from: IdentificationState | null, action: Action, role: ActorRole): IdentificationState {
  const way = findTransition(identificationLifecycle, from, action, role);
  if (way === undefined) throw new Error(`The table has no ${action} from ${from}`);
  return way.to;
}
