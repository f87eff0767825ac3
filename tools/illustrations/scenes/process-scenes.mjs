import { drawPanel, drawPlatform, drawRack } from '../drawing/digital-objects.mjs';
import { drawBottle, drawVehicle } from '../drawing/energy-objects.mjs';
import {
  drawColumn,
  drawConveyor,
  drawFactory,
  drawMachine,
  drawPipe,
  drawTank,
} from '../drawing/industry-objects.mjs';
import { drawFlow, drawNode } from '../drawing/network-objects.mjs';

/** Scenes of process industry. */
export const processScenes = {
  chemical(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 8, d: 6 });
    drawColumn(stage, { x: 1.2, y: 1, h: 4.2 });
    drawColumn(stage, { x: 2.6, y: 1, h: 3.4, material: 'pale' });
    drawTank(stage, { x: 4.6, y: 1.3, r: 0.95, h: 1.9 });
    drawTank(stage, { x: 6.8, y: 1.3, r: 0.85, h: 1.5, ring: 'main' });
    drawTank(stage, { x: 1.5, y: 4.3, r: 0.8, h: 1.1, ring: 'main' });
    drawMachine(stage, { x: 5.6, y: 3.8, w: 1.5, d: 1.2, h: 1.1 });
    drawPipe(stage, {
      points: [
        [1.2, 1.4, 0.5],
        [1.2, 2.7, 0.5],
        [4.6, 2.7, 0.5],
        [4.6, 2.2, 0.5],
      ],
    });
    drawPipe(stage, {
      points: [
        [4.6, 2.2, 0.9],
        [4.6, 3, 0.9],
        [6.8, 3, 0.9],
        [6.8, 2.1, 0.9],
      ],
      material: 'accent',
    });
    drawPipe(stage, {
      points: [
        [2.3, 4.3, 0.4],
        [3.6, 4.3, 0.4],
        [3.6, 2.8, 0.4],
      ],
    });
    drawFlow(stage, {
      points: [
        [3, 5.2],
        [5.5, 5.2],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawPanel(stage, {
      x: 10,
      y: 2.6,
      z: 4.1,
      width: 2.6,
      height: 1.7,
      plane: 'right',
      kind: 'line',
      seed: 7,
      depth: 60,
    });
  },

  /** Reactors and a packing line for materials. */
  materials(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 7.6, d: 6.2 });
    drawTank(stage, { x: 1.3, y: 1.3, r: 0.85, h: 2.3 });
    drawTank(stage, { x: 3.4, y: 1.3, r: 0.85, h: 2.3 });
    drawTank(stage, { x: 5.5, y: 1.3, r: 0.85, h: 2.3, material: 'main' });
    drawPipe(stage, {
      points: [
        [1.3, 2.1, 1.6],
        [1.3, 2.8, 1.6],
        [5.5, 2.8, 1.6],
        [5.5, 2.1, 1.6],
      ],
      material: 'accent',
      depth: 8.2,
    });
    drawPipe(stage, {
      points: [
        [3.4, 2.8, 1.6],
        [3.4, 3.3, 1.6],
        [3.4, 3.3, 0.3],
      ],
      depth: 8.3,
    });
    drawConveyor(stage, { x: 0.6, y: 4.3, length: 6.4, width: 0.9, parts: 5 });
    drawRack(stage, { x: 6.4, y: 2.7, w: 0.8, d: 1, h: 1.5, seed: 4, material: 'main' });
    drawPanel(stage, { x: -1.3, y: 3.8, z: 4, width: 2.5, height: 1.7, seed: 12, depth: 60 });
    drawFlow(stage, {
      points: [
        [7.8, 3.2],
        [9.2, 3.2],
        [9.2, 5],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawNode(stage, { x: 9.2, y: 5.3, material: 'accent' });
  },

  /** Dairy: tanks feeding a filling line. */
  dairy(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 8, d: 5.8 });
    drawTank(stage, { x: 1.3, y: 1.3, r: 0.8, h: 2.2 });
    drawTank(stage, { x: 3.2, y: 1.3, r: 0.8, h: 2.2 });
    drawTank(stage, { x: 5.1, y: 1.3, r: 0.8, h: 2.2, ring: 'main' });
    drawPipe(stage, {
      points: [
        [1.3, 2.1, 0.9],
        [1.3, 2.7, 0.9],
        [6.4, 2.7, 0.9],
        [6.4, 3.4, 0.9],
      ],
      depth: 8,
    });
    drawMachine(stage, { x: 6.1, y: 2.3, w: 1.3, d: 1.2, h: 1.4, material: 'main' });
    drawConveyor(stage, { x: 0.5, y: 4, length: 7, width: 0.9, parts: 0 });
    for (let index = 0; index < 9; index += 1) {
      drawBottle(stage, {
        x: 0.95 + index * 0.75,
        y: 4.45,
        z: 0.55,
        scale: 1.05,
        material: index % 3 === 1 ? 'accent' : 'pale',
        depth: 8.4 + index * 0.75,
      });
    }
    drawPanel(stage, { x: -1.4, y: 3.6, z: 3.8, width: 2.5, height: 1.7, kind: 'bars', seed: 17, depth: 60 });
    drawFlow(stage, {
      points: [
        [8.2, 2.4],
        [9.6, 2.4],
        [9.6, 4.4],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawNode(stage, { x: 9.6, y: 4.7 });
  },

  /** Packing hall with guided vehicles. */
  food(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 7.8, d: 6.6 });
    drawFactory(stage, { x: 0.6, y: 0.5, w: 3, d: 1.8, h: 1, hasStacks: false });
    drawTank(stage, { x: 5, y: 1.2, r: 0.75, h: 1.8 });
    drawTank(stage, { x: 6.8, y: 1.2, r: 0.75, h: 1.8 });
    drawPipe(stage, {
      points: [
        [5, 2, 0.6],
        [5, 2.8, 0.6],
        [6.8, 2.8, 0.6],
        [6.8, 2, 0.6],
      ],
      depth: 8,
    });
    drawConveyor(stage, { x: 0.6, y: 3.3, length: 6.6, width: 0.9, parts: 0 });
    for (let index = 0; index < 8; index += 1) {
      drawBottle(stage, {
        x: 1 + index * 0.8,
        y: 3.75,
        z: 0.55,
        material: index % 2 === 0 ? 'accent' : 'main',
        depth: 7.8 + index * 0.8,
      });
    }
    drawVehicle(stage, { x: 0.9, y: 5.2 });
    drawVehicle(stage, { x: 4.6, y: 5.2, load: 'pale' });
    drawFlow(stage, {
      points: [
        [2.3, 5.6],
        [4.4, 5.6],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawPanel(stage, { x: 10, y: 2.8, z: 4.1, width: 2.6, height: 1.7, plane: 'right', seed: 27, depth: 60 });
  },
};
