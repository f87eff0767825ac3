import { chenghuLiquidMilk } from './chenghu-liquid-milk.mjs';
import { haoyuanFineChemical } from './haoyuan-fine-chemical.mjs';
import { jinheGearPlant } from './jinhe-gear-plant.mjs';
import { lantingSmtPlant } from './lanting-smt-plant.mjs';
import { xinyueLensPlant } from './xinyue-lens-plant.mjs';
import { yuanlingAssembly } from './yuanling-assembly.mjs';

/**
 * What is a factory's own in its video: `caseId` names the case that it is told from, `origin` and `built` draw the scene at so many seconds of theirs, `captions` tell
 * what is seen. Everything else comes from the factory's entry and its case.
 */
export const stories = [
  yuanlingAssembly,
  jinheGearPlant,
  xinyueLensPlant,
  lantingSmtPlant,
  haoyuanFineChemical,
  chenghuLiquidMilk,
];
