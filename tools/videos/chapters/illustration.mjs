import { drawBackdrop, fitScene } from '../../illustrations/drawing/frame.mjs';
import { element } from '../../illustrations/drawing/svg.mjs';
import { VideoStage } from '../video-stage.mjs';

/** Where the factory stands: beside the title. */
const AREA = [0.45, 0.05, 0.52, 0.8];

/** How far belts and sparks get in a second. */
const PACE = 0.05;

/**
 * The illustration of a factory, as on its card, but alive.
 * @returns {{ lights: string, shapes: string, materials: string, drawAt: (time: number, buildUp: number) => string }}
 */
export function openIllustration({ scene, palette, width, height }) {
  const still = new VideoStage(palette, 'plant');
  scene(still);
  const fit = fitScene(still.bounds, { width, height, area: AREA });
  return {
    ...drawBackdrop({ width, height, palette, fit }),
    materials: still.renderMaterials(),
    /** At `time` seconds of the video; built up in `buildUp` seconds. */
    drawAt(time, buildUp) {
      const stage = new VideoStage(palette, 'plant');
      stage.phase = time * PACE + 1e-6;
      scene(stage);
      return element('g', { transform: fit.transform }, stage.renderAt(time, buildUp));
    },
  };
}
