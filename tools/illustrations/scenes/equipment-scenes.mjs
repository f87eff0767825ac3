import { drawChip, drawCube, drawPanel, drawPlatform, drawRack } from '../drawing/digital-objects.mjs';
import { drawVehicle } from '../drawing/energy-objects.mjs';
import { drawConveyor, drawFactory, drawMachine, drawRobotArm } from '../drawing/industry-objects.mjs';
import { drawBeam, drawCloud, drawFlow, drawNode } from '../drawing/network-objects.mjs';

/** Scenes of discrete manufacturing. */
export const equipmentScenes = {
  /** Production line with robots, its hall, and screens fed from a cloud above. */
  factory(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 10.4, d: 7 });
    drawFactory(stage, { x: 0.7, y: 0.6, w: 3.6, d: 2.1, h: 1.15 });
    drawRack(stage, { x: 6, y: 0.5, h: 2, seed: 3 });
    drawRack(stage, { x: 7.1, y: 0.5, h: 2, seed: 5 });
    drawRack(stage, { x: 8.2, y: 0.5, h: 2, seed: 8, material: 'main' });
    drawConveyor(stage, { x: 0.6, y: 4.7, length: 9.2, width: 0.95, parts: 7 });
    drawRobotArm(stage, { x: 1.7, y: 3.9, scale: 1.15, reach: -0.12, side: 1, lift: -0.6 });
    drawRobotArm(stage, { x: 5, y: 3.9, scale: 1.15, reach: -0.12, side: 1, lift: -0.6 });
    drawMachine(stage, { x: 7.4, y: 2.5, w: 1.8, d: 1.4, h: 1.35 });
    drawVehicle(stage, { x: 1.3, y: 6 });
    drawVehicle(stage, { x: 6.6, y: 6, load: 'pale' });
    drawFlow(stage, {
      points: [
        [2.6, 6.4],
        [6.4, 6.4],
      ],
      accent: true,
      sparks: [0.35, 0.8],
    });
    drawFlow(stage, {
      points: [
        [5.1, 2.1],
        [5.1, 3],
        [7.3, 3],
      ],
      sparks: [0.2, 0.6],
    });
    drawFlow(stage, {
      points: [
        [10.6, 2],
        [12.2, 2],
        [12.2, 4.8],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawFlow(stage, {
      points: [
        [-0.3, 5],
        [-2, 5],
        [-2, 2.4],
      ],
      sparks: [0.4],
    });
    drawNode(stage, { x: 12.2, y: 5.1, material: 'accent' });
    drawNode(stage, { x: -2, y: 2.1 });
    drawPanel(stage, { x: 11.2, y: 2.6, z: 4.1, width: 2.9, height: 1.9, plane: 'right', seed: 4, depth: 60 });
    drawPanel(stage, { x: -2.6, y: 4.2, z: 3.9, width: 2.4, height: 1.6, kind: 'bars', seed: 2, depth: 60 });
    drawCloud(stage, { x: 4.9, y: 1.4, z: 3.9, scale: 1.05, depth: 50 });
    drawBeam(stage, { x: 5.1, y: 1.5, from: 0, to: 4, r: 0.42, depth: 6 });
  },

  /** Assembly cell with two arms at one line. */
  equipment(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 8, d: 6.4 });
    drawFactory(stage, { x: 0.6, y: 0.5, w: 3.3, d: 1.8, h: 1 });
    drawMachine(stage, { x: 5.2, y: 0.6, w: 1.9, d: 1.4, h: 1.4 });
    drawConveyor(stage, { x: 0.6, y: 4.2, length: 6.9, parts: 5 });
    drawRobotArm(stage, { x: 1.4, y: 3.4, scale: 1.25, reach: -0.12, side: 1, lift: -0.6 });
    drawRobotArm(stage, { x: 4.6, y: 3.4, scale: 1.25, reach: -0.12, side: 1, lift: -0.6, material: 'main' });
    drawVehicle(stage, { x: 2.9, y: 5.4 });
    drawFlow(stage, {
      points: [
        [8.2, 2],
        [9.6, 2],
        [9.6, 4.4],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawNode(stage, { x: 9.6, y: 4.7, material: 'accent' });
    drawPanel(stage, { x: -2.2, y: 4.2, z: 4, width: 2.2, height: 1.5, kind: 'line', seed: 11, depth: 60 });
  },

  /** Machining cell around a transfer robot. */
  gears(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 7.4, d: 6.6 });
    drawMachine(stage, { x: 0.7, y: 0.6, w: 1.8, d: 1.4, h: 1.5 });
    drawMachine(stage, { x: 2.8, y: 0.6, w: 1.8, d: 1.4, h: 1.5 });
    drawMachine(stage, { x: 4.9, y: 0.6, w: 1.8, d: 1.4, h: 1.5 });
    drawRobotArm(stage, { x: 3.4, y: 3.5, scale: 1.5, reach: 0.9, side: 0.2 });
    drawConveyor(stage, { x: 0.6, y: 5, length: 6.2, width: 0.8, parts: 6 });
    drawCube(stage, { x: 0.8, y: 3.2, size: 0.8, material: 'main' });
    drawRack(stage, { x: 6, y: 3, w: 0.8, d: 1, h: 1.5, seed: 9, material: 'main' });
    drawFlow(stage, {
      points: [
        [1.6, 2.1],
        [1.6, 2.9],
        [5.9, 2.9],
      ],
      sparks: [0.3, 0.8],
    });
    drawPanel(stage, {
      x: 9.4,
      y: 2.4,
      z: 4.2,
      width: 2.6,
      height: 1.7,
      plane: 'right',
      kind: 'bars',
      seed: 7,
      depth: 60,
    });
    drawPanel(stage, { x: -1.2, y: 3.6, z: 3.9, width: 2, height: 1.4, kind: 'donut', seed: 3, depth: 60 });
  },

  /** Placement line of circuit boards. */
  electronics(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 8.2, d: 6 });
    for (let index = 0; index < 4; index += 1) {
      drawMachine(stage, {
        x: 0.6 + index * 1.85,
        y: 0.6,
        w: 1.5,
        d: 1.2,
        h: 1.25,
        material: index === 2 ? 'main' : 'pale',
      });
    }
    drawConveyor(stage, { x: 0.5, y: 2.3, length: 7.2, width: 0.8, parts: 6 });
    drawChip(stage, { x: 1.2, y: 3.8, size: 1.5 });
    drawChip(stage, { x: 4.4, y: 3.8, size: 1.5, material: 'accent', core: 'main' });
    drawFlow(stage, {
      points: [
        [3.1, 4.5],
        [4, 4.5],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawFlow(stage, {
      points: [
        [8.4, 2.6],
        [9.8, 2.6],
        [9.8, 4.6],
      ],
      sparks: [0.5],
    });
    drawNode(stage, { x: 9.8, y: 4.9 });
    drawPanel(stage, { x: -1.4, y: 3.6, z: 3.7, width: 2.5, height: 1.7, kind: 'rows', seed: 5, depth: 60 });
  },

  /** Visual inspection of parts on a line. */
  optics(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 7.8, d: 5.8 });
    drawConveyor(stage, { x: 0.5, y: 2.7, length: 6.8, width: 1, parts: 5, part: 'pale' });
    drawMachine(stage, { x: 0.7, y: 0.6, w: 1.6, d: 1.3, h: 1.3 });
    drawRack(stage, { x: 5.4, y: 0.6, h: 2.1, seed: 6, material: 'main' });
    drawRack(stage, { x: 6.5, y: 0.6, h: 2.1, seed: 12 });
    drawBeam(stage, { x: 3.9, y: 3.2, from: 0.6, to: 3.1, r: 0.62, depth: 9 });
    drawCube(stage, { x: 3.45, y: 2.75, z: 3, size: 0.9, material: 'accent', lift: 4 });
    drawChip(stage, { x: 3, y: 4.2, size: 1.1 });
    drawFlow(stage, {
      points: [
        [4.6, 1.2],
        [5.3, 1.2],
      ],
      accent: true,
      sparks: [],
    });
    drawFlow(stage, {
      points: [
        [4.3, 4.8],
        [6.8, 4.8],
        [6.8, 1.8],
      ],
      accent: true,
      sparks: [0.3, 0.75],
    });
    drawPanel(stage, {
      x: 9.8,
      y: 2.4,
      z: 4.1,
      width: 2.6,
      height: 1.7,
      plane: 'right',
      kind: 'rows',
      seed: 14,
      depth: 60,
    });
    drawPanel(stage, { x: -1.4, y: 3.2, z: 3.6, width: 2.2, height: 1.5, kind: 'line', seed: 15, depth: 60 });
  },
};
