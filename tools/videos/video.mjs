import { element } from '../illustrations/drawing/svg.mjs';
import { describeShared, listCues } from './captions.mjs';
import { openIllustration } from './chapters/illustration.mjs';
import { drawClosing, drawKicker, drawOpening } from './chapters/opening.mjs';
import { openTower, writeFigures, writeSteps } from './chapters/tower.mjs';
import { fade } from './motion.mjs';

/** Size of a video in pixels. */
export const FRAME = { width: 960, height: 540 };

/** Length of the chapters in seconds. What is important stays above the captions, in the upper five sixths. */
const LENGTHS = { opening: 4.2, origin: 5.2, built: 6.4, tower: 6.2, figures: 5.6, closing: 2.4 };

/** When a level of the tower comes, in seconds of its chapter. */
const FIRST_LEVEL = 0.5;
const LEVEL_PACE = 0.85;

/**
 * A video as a function of time.
 * @param {object} parts
 * @param {object} parts.factory entry of the factory
 * @param {object} parts.study entry of its case
 * @param {object} parts.story what is its own, of `stories/`
 * @param {Function} parts.scene and `parts.palette`, those of its illustration
 */
export function openVideo({ factory, study, story, scene, palette }) {
  const illustration = openIllustration({ scene, palette, ...FRAME });
  const tower = openTower({ palette, factory });
  const context = { factory, study, palette, accent: palette.accentLine };
  const chapters = placeChapters({ ...story.captions, ...describeShared(factory) });
  const durationS = chapters.at(-1).start + chapters.at(-1).length;

  const startOf = (level) => FIRST_LEVEL + level * LEVEL_PACE;
  const litAt = startOf(tower.levels - 1) + 1.4;
  const towerStart = chapters.find(({ name }) => name === 'tower').start;
  const drawTower = (time) =>
    element('g', { opacity: fade(time, LENGTHS.tower + LENGTHS.figures) }, tower.drawAt(time, { startOf, litAt }));

  const scenes = {
    opening: (time) => illustration.drawAt(time, 2.6) + drawOpening(time, context),
    origin: (time) => story.origin(time, context),
    built: (time) => story.built(time, context),
    tower: (time) => writeSteps(time, { ...context, tower, startOf }),
    figures: (time) => writeFigures(time, context),
    closing: (time) => illustration.drawAt(time + LENGTHS.opening, 0.001) + drawClosing(time, context),
  };

  return {
    durationS,
    cues: listCues(chapters),
    /** The picture that stands for the video, in seconds: everything of the opening is there, nothing fades yet. */
    posterAt: LENGTHS.opening - 0.6,
    backdrop: element('defs', {}, illustration.lights + illustration.materials + tower.materials) + illustration.shapes,
    /** What stands before the backdrop at `time` seconds. */
    drawAt(time) {
      const { name, start, length } = chapters.findLast((chapter) => time >= chapter.start);
      const part = PARTS.indexOf(name);
      return (
        (name === 'tower' || name === 'figures' ? drawTower(time - towerStart) : '') +
        element('g', { opacity: fadeChapter(name, time - start, length) }, scenes[name](time - start)) +
        (part >= 0 ? drawKicker({ ...context, part, parts: PARTS.length }) : '')
      );
    },
  };
}

/** Chapters between the opening and the end. */
const PARTS = ['origin', 'built', 'tower', 'figures'];

/** The opening comes piece by piece, and the last picture stays. */
function fadeChapter(name, time, length) {
  if (name === 'opening') return fade(time + 1, length + 1);
  return name === 'closing' ? fade(time, length + 1) : fade(time, length);
}

function placeChapters(captions) {
  let start = 0;
  return Object.entries(LENGTHS).map(([name, length]) => {
    const chapter = { name, start, length, captions: captions[name] };
    start += length;
    return chapter;
  });
}
