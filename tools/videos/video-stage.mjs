import { Stage } from '../illustrations/drawing/stage.mjs';
import { element } from '../illustrations/drawing/svg.mjs';
import { easeOut, progress } from './motion.mjs';

/** Depth from which on objects float in the air. */
const AIR = 45;
const DROP = 46;

/** Stage whose objects come one after the other, back to front, and whose floating ones sway a little. */
export class VideoStage extends Stage {
  /**
   * @param {object} palette
   * @param {string} name tells its gradients from those of other stages in the same picture
   */
  constructor(palette, name) {
    super(palette);
    this.name = name;
  }

  addSideGradient(chain) {
    const id = super.addSideGradient(chain);
    const gradient = this.gradients.pop().replace(`id="${id}"`, `id="${this.name}-${id}"`);
    this.gradients.push(gradient);
    return `${this.name}-${id}`;
  }

  /** The objects at `time` seconds; all have come after `length`. */
  renderAt(time, length) {
    const items = [...this.items].sort((a, b) => a.depth - b.depth || a.order - b.order);
    const step = length / (items.length + 4);
    return items
      .map(({ svg, depth, order }, index) => {
        const share = easeOut(progress(time, index * step, step * 5));
        if (share === 0) return '';
        const sway = depth >= AIR ? Math.sin(time * 1.3 + order) * 3 : 0;
        const shift = sway - (1 - share) * DROP;
        if (share === 1 && sway === 0) return svg;
        return element('g', { transform: `translate(0 ${shift.toFixed(2)})`, opacity: share }, svg);
      })
      .join('');
  }
}
