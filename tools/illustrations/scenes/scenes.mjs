import { digitalScenes } from './digital-scenes.mjs';
import { energyScenes } from './energy-scenes.mjs';
import { equipmentScenes } from './equipment-scenes.mjs';
import { platformScenes } from './platform-scenes.mjs';
import { processScenes } from './process-scenes.mjs';
import { topicScenes } from './topic-scenes.mjs';

/** Scenes by name: each puts its objects on a stage. */
export const scenes = {
  ...equipmentScenes,
  ...processScenes,
  ...energyScenes,
  ...digitalScenes,
  ...topicScenes,
  ...platformScenes,
};
