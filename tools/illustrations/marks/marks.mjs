import { common } from './common.mjs';
import { icons } from './icons.mjs';
import { logos } from './logos.mjs';
import { wordMarks } from './word-marks.mjs';

/** Every vector mark of the site. */
export const marks = [...icons, ...logos, ...wordMarks, ...common];
