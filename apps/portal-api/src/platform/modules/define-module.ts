import type { FastifyInstance } from 'fastify';
import type { Implementation } from '../http/implement';
import type { OperatorTask } from '../operations/automatic-operator';
import type { Platform } from '../platform';
import type { DueWork } from '../jobs/due-work';
import type { Job } from '../jobs/job';
import type { EventHandler } from '../records/domain-events';
import type { Contribution, Contributions } from './contributions';

/** What a module is started with: the running platform, and what all modules bring. */
export type ModuleContext = Platform & Contributions;

/** A module at work. */
export interface RunningModule<Offer = unknown> {
  /** What modules that need this one may call. */
  readonly offer?: Offer;
  /** Calls of the contract that it serves. */
  readonly routes?: readonly Implementation[];
  /** What it does in the background: what is queued, and what comes round by itself. */
  readonly jobs?: readonly Job[];
  /** What time alone brings about, on one thing after another. */
  readonly due?: readonly DueWork[];
  /** What it does when records of other domains have moved. */
  readonly eventHandlers?: readonly EventHandler[];
  /** What the automatic operator of a demonstration does with its records. */
  readonly operatorTasks?: readonly OperatorTask[];
  /** Registers URLs that browsers themselves go to. */
  registerPages?(app: FastifyInstance): void;
  /** Fills a demonstration, once the content is there. */
  seedDemo?(): Promise<void>;
  /** Ends streams of events, before the server stops. */
  endStreams?(): void;
  /** Writes what is still in memory, after the last call. */
  close?(): Promise<void>;
}

/** A domain of the portal: what it brings, what it needs of others, and how it is started. */
export interface PortalModule<Offer = unknown> extends Contribution {
  readonly name: string;
  /** Modules whose offers it is started with. */
  readonly needs: Readonly<Record<string, PortalModule>>;
  start(context: ModuleContext, offers: object): RunningModule<Offer> | Promise<RunningModule<Offer>>;
}

type Needs = PortalModule['needs'];

/** What needed modules offer, by the names they are needed under. */
type OffersOf<Needed extends Needs> = {
  readonly [Name in keyof Needed]: Needed[Name] extends PortalModule<infer Offer> ? Offer : never;
};

interface ModuleDefinition<Needed extends Needs, Offer> extends Contribution {
  readonly name: string;
  readonly needs?: Needed;
  start?(context: ModuleContext, offers: OffersOf<Needed>): RunningModule<Offer> | Promise<RunningModule<Offer>>;
}

/** Defines a module. Its offers are known by type to the modules that need it. */
export function defineModule<Offer = undefined, const Needed extends Needs = Readonly<Record<never, PortalModule>>>({
  needs,
  start,
  ...definition
}: ModuleDefinition<Needed, Offer>): PortalModule<Offer> {
  return {
    ...definition,
    needs: needs ?? {},
    start: (context, offers) => start?.(context, offers as OffersOf<Needed>) ?? {},
  };
}
