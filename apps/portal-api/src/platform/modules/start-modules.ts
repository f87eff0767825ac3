import type { ModuleContext, PortalModule, RunningModule } from './define-module';

/** Modules at work, in the order of their list. */
export interface RunningModules {
  readonly all: readonly RunningModule[];
  /** What a module offers. */
  getOffer<Offer>(module: PortalModule<Offer>): Offer;
}

/** Starts modules, each after those it needs. Rejects where one needs another that is not in the list. */
export async function startModules(modules: readonly PortalModule[], context: ModuleContext): Promise<RunningModules> {
  const running = new Map<PortalModule, RunningModule>();

  async function start(module: PortalModule): Promise<RunningModule> {
    const started = running.get(module);
    if (started) return started;
    const offers: Record<string, unknown> = {};
    for (const [name, needed] of Object.entries(module.needs)) {
      if (!modules.includes(needed))
        throw new Error(`The module ${module.name} needs ${needed.name}, which is missing`);
      offers[name] = (await start(needed)).offer;
    }
    const result = await module.start(context, offers);
    running.set(module, result);
    return result;
  }

  const all: RunningModule[] = [];
  for (const module of modules) all.push(await start(module));
  return {
    all,
    getOffer<Offer>(module: PortalModule<Offer>) {
      return running.get(module)?.offer as Offer;
    },
  };
}
