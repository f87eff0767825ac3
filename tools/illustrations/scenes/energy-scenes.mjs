import { drawChip, drawPanel, drawPlatform, drawRack } from '../drawing/digital-objects.mjs';
import {
  drawBattery,
  drawBuilding,
  drawPylon,
  drawSolar,
  drawTurbine,
  drawVehicle,
} from '../drawing/energy-objects.mjs';
import { drawFactory, drawMachine, drawPipe, drawTank } from '../drawing/industry-objects.mjs';
import { drawFlow, drawNode } from '../drawing/network-objects.mjs';

/** Scenes of energy, parks and water works. */
export const energyScenes = {
  /** Plant with solar on the ground, storage, wind and the grid. */
  energy(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 5.2, d: 4.6 });
    drawPlatform(stage, { x: 6, y: 0, w: 4.8, d: 4.6 });
    drawPlatform(stage, { x: 0.6, y: 5.4, w: 9.6, d: 2.4, h: 0.22 });
    drawTurbine(stage, { x: 1, y: 0.7, h: 3.6, blade: 1.5, angle: 10 });
    drawTurbine(stage, { x: 3.6, y: 0.6, h: 3.2, blade: 1.35, angle: 44 });
    drawSolar(stage, { x: 0.7, y: 1.6, w: 3.7, d: 1.05 });
    drawSolar(stage, { x: 0.7, y: 3.1, w: 3.7, d: 1.05 });
    drawFactory(stage, { x: 6.6, y: 0.7, w: 3.2, d: 1.9, h: 1 });
    drawMachine(stage, { x: 6.6, y: 3.1, w: 1.4, d: 1, h: 1 });
    drawPylon(stage, { x: 9.7, y: 3.8, h: 2.9 });
    drawBattery(stage, { x: 1.3, y: 6, w: 2.2, charge: 5 });
    drawBattery(stage, { x: 4, y: 6, w: 2.2, charge: 3 });
    drawRack(stage, { x: 7.4, y: 6, h: 1.5, seed: 6, material: 'main' });
    drawRack(stage, { x: 8.5, y: 6, h: 1.5, seed: 9 });
    drawFlow(stage, {
      points: [
        [5.2, 2.3],
        [5.6, 2.3],
        [5.6, 5],
        [2.6, 5],
        [2.6, 5.6],
      ],
      accent: true,
      sparks: [0.2, 0.6],
    });
    drawFlow(stage, {
      points: [
        [6, 5],
        [10.4, 5],
        [10.4, 4.4],
      ],
      sparks: [0.3, 0.7],
    });
    drawFlow(stage, {
      points: [
        [6.3, 6.5],
        [7.3, 6.5],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawPanel(stage, {
      x: 12.8,
      y: 2.9,
      z: 4.2,
      width: 2.8,
      height: 1.8,
      plane: 'right',
      kind: 'line',
      seed: 9,
      depth: 60,
    });
    drawPanel(stage, { x: -2, y: 4.2, z: 3.1, width: 2.2, height: 1.5, kind: 'donut', seed: 5, depth: 60 });
  },

  /** Wind farm with a condition-monitoring station. */
  wind(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 9.4, d: 5.6 });
    drawTurbine(stage, { x: 1.4, y: 1.2, h: 4, blade: 1.75, angle: 16 });
    drawTurbine(stage, { x: 4, y: 1, h: 3.6, blade: 1.55, angle: 52 });
    drawTurbine(stage, { x: 6.6, y: 0.9, h: 3.9, blade: 1.65, angle: 88 });
    drawMachine(stage, { x: 1.2, y: 3.3, w: 1.9, d: 1.4, h: 1.2 });
    drawMachine(stage, { x: 3.7, y: 3.3, w: 1.9, d: 1.4, h: 1.2, material: 'main' });
    drawRack(stage, { x: 6.8, y: 3.2, h: 1.7, seed: 6, material: 'main' });
    drawRack(stage, { x: 7.9, y: 3.2, h: 1.7, seed: 16 });
    drawFlow(stage, {
      points: [
        [1.4, 1.8],
        [1.4, 2.6],
        [7.2, 2.6],
        [7.2, 3.1],
      ],
      accent: true,
      sparks: [0.25, 0.7],
    });
    drawFlow(stage, {
      points: [
        [5.7, 4.2],
        [6.7, 4.2],
      ],
      sparks: [0.5],
    });
    drawFlow(stage, {
      points: [
        [9.6, 3],
        [11, 3],
        [11, 5],
      ],
      sparks: [0.5],
    });
    drawNode(stage, { x: 11, y: 5.3, material: 'accent' });
    drawPanel(stage, {
      x: 10,
      y: 2.7,
      z: 3.9,
      width: 2.9,
      height: 1.9,
      plane: 'right',
      kind: 'line',
      seed: 19,
      depth: 60,
    });
    drawPanel(stage, { x: -1.8, y: 4.4, z: 3.2, width: 2.3, height: 1.6, kind: 'bars', seed: 22, depth: 60 });
  },

  solar(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 8, d: 6.4 });
    for (const y of [0.5, 1.9, 3.3]) {
      drawSolar(stage, { x: 0.6, y, w: 3, d: 1 });
      drawSolar(stage, { x: 4.1, y, w: 3, d: 1 });
    }
    drawBattery(stage, { x: 0.8, y: 5, w: 2.2, charge: 5 });
    drawBattery(stage, { x: 3.5, y: 5, w: 2.2, charge: 4 });
    drawPylon(stage, { x: 7.1, y: 5.4, h: 2.8 });
    drawFlow(stage, {
      points: [
        [3.1, 5.5],
        [3.4, 5.5],
      ],
      accent: true,
      sparks: [],
    });
    drawFlow(stage, {
      points: [
        [5.8, 5.5],
        [6.8, 5.5],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawPanel(stage, { x: -1.4, y: 3.4, z: 3.3, width: 2.5, height: 1.7, kind: 'line', seed: 31, depth: 60 });
    drawPanel(stage, { x: 9, y: 2.6, z: 3, width: 2, height: 1.4, plane: 'right', kind: 'donut', seed: 9, depth: 60 });
  },

  /** Campus of buildings around a hub. */
  park(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 8.2, d: 6.8 });
    const blocks = [
      [0.5, 0.5, 2.3],
      [1.8, 0.4, 3.1],
      [3.1, 0.5, 1.9],
      [5.2, 0.5, 2.5],
      [6.5, 0.4, 3.3],
      [0.5, 2, 1.4],
      [6.7, 2.2, 1.6],
    ];
    for (const [index, [x, y, h]] of blocks.entries()) {
      drawBuilding(stage, { x, y, h, seed: index + 2, material: index % 3 === 1 ? 'main' : 'base' });
    }
    drawChip(stage, { x: 3, y: 2.8, size: 1.9 });
    drawFactory(stage, { x: 0.5, y: 4.4, w: 2.2, d: 1.6, h: 0.8, teeth: 2, hasStacks: false });
    drawSolar(stage, { x: 3.2, y: 5.5, w: 2.2, d: 0.9 });
    drawVehicle(stage, { x: 6.4, y: 4.7 });
    drawFlow(stage, {
      points: [
        [2.8, 5.2],
        [4, 5.2],
        [4, 5],
      ],
      accent: true,
      sparks: [],
    });
    drawFlow(stage, {
      points: [
        [5.2, 3.8],
        [7.2, 3.8],
        [7.2, 3.3],
      ],
      sparks: [0.5],
    });
    drawFlow(stage, {
      points: [
        [4, 2.4],
        [4, 1.9],
        [1.6, 1.9],
      ],
      accent: true,
      sparks: [0.6],
    });
    drawPanel(stage, { x: -1.6, y: 4, z: 3.4, width: 2.4, height: 1.6, kind: 'line', seed: 8, depth: 60 });
  },

  /** Water works. */
  water(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 8, d: 6 });
    drawTank(stage, { x: 1.6, y: 1.5, r: 1.2, h: 0.9 });
    drawTank(stage, { x: 4.6, y: 1.5, r: 1.2, h: 0.9, ring: 'main' });
    drawBuilding(stage, { x: 6.4, y: 0.6, w: 1.1, d: 1.4, h: 1.9, seed: 5, material: 'main' });
    drawMachine(stage, { x: 1, y: 4, w: 1.6, d: 1.2, h: 1.1 });
    drawMachine(stage, { x: 3.4, y: 4, w: 1.6, d: 1.2, h: 1.1 });
    drawRack(stage, { x: 6.4, y: 3.8, h: 1.6, seed: 8 });
    drawPipe(stage, {
      points: [
        [1.6, 2.7, 0.3],
        [1.6, 3.9, 0.3],
      ],
      width: 10,
      material: 'accent',
    });
    drawPipe(stage, {
      points: [
        [4.6, 2.7, 0.3],
        [4.6, 3.9, 0.3],
      ],
      width: 10,
      material: 'accent',
    });
    drawPipe(stage, {
      points: [
        [1.6, 3.3, 0.3],
        [4.6, 3.3, 0.3],
      ],
      width: 10,
      material: 'accent',
    });
    drawFlow(stage, {
      points: [
        [5.2, 4.6],
        [6.2, 4.6],
      ],
      sparks: [0.5],
    });
    drawPanel(stage, {
      x: 10,
      y: 2.4,
      z: 4.1,
      width: 2.6,
      height: 1.7,
      plane: 'right',
      kind: 'mixed',
      seed: 33,
      depth: 60,
    });
    drawPanel(stage, { x: -1.4, y: 3.4, z: 2.9, width: 2, height: 1.4, kind: 'donut', seed: 13, depth: 60 });
  },
};
