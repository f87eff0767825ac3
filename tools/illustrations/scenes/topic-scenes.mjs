import { drawChip, drawCube, drawDatabase, drawPanel, drawPlatform, drawRack } from '../drawing/digital-objects.mjs';
import { drawMachine, drawRobotArm, drawTank } from '../drawing/industry-objects.mjs';
import { drawBeam, drawCloud, drawFlow, drawNode, drawShield } from '../drawing/network-objects.mjs';

/** Scenes of news and activities. */
export const topicScenes = {
  /** Gateway joining field devices. */
  gateway(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 7.6, d: 7 });
    drawChip(stage, { x: 2.7, y: 2.5, size: 2.2 });
    drawMachine(stage, { x: 0.6, y: 0.5, w: 1.5, d: 1.2, h: 1.2 });
    drawTank(stage, { x: 6.3, y: 1.2, r: 0.75, h: 1.5 });
    drawRobotArm(stage, { x: 1.3, y: 5.4, scale: 1.1, reach: 0.7, side: 0.2 });
    drawRack(stage, { x: 5.9, y: 4.6, h: 1.6, seed: 14, material: 'main' });
    for (const points of [
      [
        [1.5, 1.8],
        [1.5, 3],
        [2.4, 3],
      ],
      [
        [6.3, 2],
        [6.3, 3],
        [5.2, 3],
      ],
      [
        [1.6, 4.8],
        [1.6, 4.2],
        [2.4, 4.2],
      ],
      [
        [6.2, 4.5],
        [6.2, 4.1],
        [5.2, 4.1],
      ],
    ]) {
      drawFlow(stage, { points, accent: true, sparks: [0.5] });
    }
    drawBeam(stage, { x: 3.8, y: 3.6, from: 0.58, to: 3.3, r: 0.55, depth: 8 });
    drawCloud(stage, { x: 3.6, y: 3.4, z: 3.3, scale: 0.85, depth: 50 });
  },

  /** Processor trained for a machine's twin. */
  intelligence(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 7, d: 7, h: 0.34 });
    drawChip(stage, { x: 1.6, y: 1.6, size: 3.8, core: 'accent' });
    drawBeam(stage, { x: 3.5, y: 3.5, from: 0.58, to: 3.4, r: 0.85, depth: 7 });
    drawCube(stage, { x: 3, y: 3, z: 2.3, size: 1, material: 'accent', lift: 3, opacity: 0.94 });
    for (const [x, y] of [
      [0.7, 6.3],
      [6.3, 6.3],
      [6.3, 0.7],
      [0.7, 0.7],
    ])
      drawNode(stage, { x, y, material: 'main' });
    drawFlow(stage, {
      points: [
        [1.2, 6.3],
        [3.5, 6.3],
        [3.5, 5.8],
      ],
      accent: true,
      sparks: [0.4],
    });
    drawFlow(stage, {
      points: [
        [6.3, 5.8],
        [6.3, 3.5],
        [5.8, 3.5],
      ],
      accent: true,
      sparks: [0.4],
    });
    drawPanel(stage, { x: 8.6, y: 2.6, z: 4.2, width: 2.7, height: 1.8, plane: 'right', seed: 12, depth: 60 });
    drawPanel(stage, { x: -1.4, y: 3.2, z: 4, width: 2.4, height: 1.6, kind: 'line', seed: 3, depth: 60 });
  },

  /** Platforms joined to one another. */
  alliance(stage) {
    const places = [
      [0, 0],
      [5, 0],
      [0, 5],
      [5, 5],
    ];
    for (const [x, y] of places) drawPlatform(stage, { x, y, w: 3, d: 3, h: 0.26 });
    drawPlatform(stage, { x: 2.75, y: 2.75, w: 2.5, d: 2.5, z: 0.5, h: 0.4, material: 'main', depth: 4 });
    drawCube(stage, { x: 3.4, y: 3.4, z: 0.5, size: 1.2, material: 'accent', lift: 1 });
    drawRack(stage, { x: 0.5, y: 0.8, h: 1.8, seed: 3 });
    drawRack(stage, { x: 1.6, y: 0.8, h: 1.8, seed: 4, material: 'main' });
    drawMachine(stage, { x: 5.7, y: 0.8, w: 1.6, d: 1.2, h: 1.2 });
    drawDatabase(stage, { x: 1.5, y: 6.5, r: 0.85 });
    drawRobotArm(stage, { x: 6.2, y: 6.5, scale: 1.1, reach: 0.7, side: 0.2 });
    for (const points of [
      [
        [2.2, 2.6],
        [3, 3.2],
      ],
      [
        [5.8, 2.6],
        [5, 3.2],
      ],
      [
        [2.2, 5.4],
        [3, 4.9],
      ],
      [
        [5.8, 5.4],
        [5, 4.9],
      ],
    ])
      drawFlow(stage, { points, accent: true, sparks: [0.5] });
    drawFlow(stage, {
      points: [
        [3, 1.5],
        [5, 1.5],
      ],
      sparks: [0.5],
    });
    drawFlow(stage, {
      points: [
        [6.5, 3],
        [6.5, 5],
      ],
      sparks: [0.5],
    });
    drawFlow(stage, {
      points: [
        [3, 6.5],
        [5, 6.5],
      ],
      sparks: [0.5],
    });
    drawFlow(stage, {
      points: [
        [1.5, 3],
        [1.5, 5],
      ],
      sparks: [0.5],
    });
  },

  /** Screens announcing something from a guarded rack. */
  notice(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 6.4, d: 5.4 });
    drawRack(stage, { x: 0.7, y: 0.6, h: 2.1, seed: 6, material: 'main' });
    drawRack(stage, { x: 1.8, y: 0.6, h: 2.1, seed: 7 });
    drawRack(stage, { x: 2.9, y: 0.6, h: 2.1, seed: 8 });
    drawShield(stage, { x: 4.3, y: 2, z: 2.7, size: 1.7, depth: 8 });
    drawCube(stage, { x: 1, y: 3.4, size: 1, material: 'accent' });
    drawCube(stage, { x: 2.8, y: 3.4, size: 1, material: 'main' });
    drawFlow(stage, {
      points: [
        [1.5, 1.8],
        [1.5, 3.3],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawFlow(stage, {
      points: [
        [3.9, 3.9],
        [5.2, 3.9],
        [5.2, 2.6],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawPanel(stage, { x: -1.2, y: 3.6, z: 3.5, width: 2.4, height: 1.6, kind: 'rows', seed: 41, depth: 60 });
  },
};
