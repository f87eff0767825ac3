import { drawChip, drawCube, drawDatabase, drawPanel, drawPlatform, drawRack } from '../drawing/digital-objects.mjs';
import { drawBeam, drawCloud, drawFlow, drawNode, drawShield } from '../drawing/network-objects.mjs';

/** Scenes of computing, data and security. */
export const digitalScenes = {
  /** Cloud over rows of racks. */
  cloud(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 8.4, d: 8.4, h: 0.34 });
    drawPlatform(stage, { x: 2.1, y: 2.1, w: 4.2, d: 4.2, z: 0.42, h: 0.34, depth: -30 });
    for (let index = 0; index < 4; index += 1) {
      drawRack(stage, {
        x: 0.5 + index * 1.05,
        y: 0.4,
        h: 2.1,
        seed: 11 + index,
        material: index === 2 ? 'main' : 'base',
      });
      drawRack(stage, {
        x: 7,
        y: 1.9 + index * 1.35,
        h: 1.5,
        seed: 21 + index,
        material: index === 1 ? 'main' : 'base',
      });
      drawCube(stage, { x: 0.5, y: 2.4 + index * 1.4, size: 1, material: ['base', 'accent', 'main', 'base'][index] });
    }
    drawCube(stage, { x: 2.4, y: 6.9, size: 0.9, material: 'main' });
    drawCube(stage, { x: 4, y: 6.9, size: 0.9, material: 'accent' });
    drawChip(stage, { x: 3, y: 3, z: 0.42, size: 2.4 });
    drawBeam(stage, { x: 4.2, y: 4.2, from: 1, to: 3.7, r: 0.85, depth: 9.6 });
    drawCloud(stage, { x: 3.8, y: 3.8, z: 3.7, scale: 1.35, depth: 50 });
    drawFlow(stage, {
      points: [
        [-0.4, 4],
        [-2.4, 4],
        [-2.4, 6.6],
      ],
      accent: true,
      sparks: [0.4],
    });
    drawFlow(stage, {
      points: [
        [8.8, 4],
        [10.6, 4],
        [10.6, 1.8],
      ],
      sparks: [0.5],
    });
    drawNode(stage, { x: -2.4, y: 6.9, material: 'accent' });
    drawNode(stage, { x: 10.6, y: 1.5 });
    drawPanel(stage, {
      x: 11.6,
      y: 3.6,
      z: 4.6,
      width: 2.8,
      height: 1.8,
      plane: 'right',
      kind: 'line',
      seed: 6,
      depth: 60,
    });
    drawPanel(stage, { x: -3.2, y: 4, z: 3.7, width: 2.4, height: 1.6, kind: 'rows', seed: 2, depth: 60 });
  },

  /** Streams of measurements running into layered storage. */
  data(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 9.6, d: 6, h: 0.34 });
    drawDatabase(stage, { x: 4.4, y: 2.6, r: 1.35, layers: 4 });
    drawDatabase(stage, { x: 1.4, y: 4.4, r: 0.8, layers: 2, material: 'base' });
    drawDatabase(stage, { x: 1.4, y: 1.4, r: 0.8, layers: 3 });
    drawRack(stage, { x: 7.8, y: 0.6, h: 2.3, seed: 4, material: 'main' });
    drawRack(stage, { x: 7.8, y: 2, h: 1.9, seed: 9 });
    drawRack(stage, { x: 7.8, y: 3.4, h: 1.5, seed: 15 });
    drawCube(stage, { x: 4.2, y: 4.8, size: 0.8, material: 'accent' });
    drawCube(stage, { x: 5.6, y: 4.8, size: 0.8, material: 'main' });
    drawFlow(stage, {
      points: [
        [-3, 3.4],
        [-0.4, 3.4],
        [2.9, 3.4],
      ],
      accent: true,
      sparks: [0.15, 0.5, 0.85],
    });
    drawFlow(stage, {
      points: [
        [-2.6, 2.4],
        [-0.4, 2.4],
        [2.9, 2.4],
      ],
      sparks: [0.3, 0.7],
    });
    drawFlow(stage, {
      points: [
        [-3.4, 4.4],
        [-1, 4.4],
        [0.5, 4.4],
      ],
      sparks: [0.4],
    });
    drawFlow(stage, {
      points: [
        [6, 2.6],
        [7.7, 2.6],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawFlow(stage, {
      points: [
        [9.8, 3],
        [11.4, 3],
        [11.4, 5],
      ],
      sparks: [0.5],
    });
    drawNode(stage, { x: 11.4, y: 5.3, material: 'accent' });
    drawNode(stage, { x: -3.1, y: 3.4, material: 'accent' });
    drawNode(stage, { x: -2.7, y: 2.3 });
    drawNode(stage, { x: -3.5, y: 4.5 });
    drawPanel(stage, { x: 10.6, y: 2.6, z: 3.9, width: 2.9, height: 1.9, plane: 'right', seed: 6, depth: 60 });
    drawPanel(stage, { x: -1.2, y: 2.4, z: 4.2, width: 2.3, height: 1.6, kind: 'line', seed: 21, depth: 60 });
  },

  /** Guarded core inside rising layers. */
  security(stage) {
    drawPlatform(stage, { x: 0, y: 0, w: 9, d: 9, h: 0.3 });
    drawPlatform(stage, { x: 1.5, y: 1.5, w: 6, d: 6, z: 0.5, h: 0.4, depth: -30, material: 'deep' });
    drawPlatform(stage, { x: 2.9, y: 2.9, w: 3.2, d: 3.2, z: 1, h: 0.4, depth: -20, material: 'main' });
    drawBeam(stage, { x: 4.5, y: 4.5, from: 1, to: 4.4, r: 1.05, depth: 8.5 });
    drawShield(stage, { x: 3.5, y: 4.4, z: 4.9, size: 2.3, depth: 30 });
    drawRack(stage, { x: 0.3, y: 0.4, h: 1.8, seed: 3 });
    drawRack(stage, { x: 3.6, y: 0.3, h: 1.8, seed: 5, material: 'main' });
    drawRack(stage, { x: 0.3, y: 3.8, h: 1.8, seed: 7, material: 'main' });
    drawCube(stage, { x: 7.9, y: 0.4, size: 0.9, material: 'accent' });
    drawCube(stage, { x: 7.9, y: 4, size: 0.9, material: 'main' });
    drawCube(stage, { x: 7.9, y: 7.7, size: 0.9, material: 'accent' });
    drawDatabase(stage, { x: 0.9, y: 8, r: 0.62, layers: 2 });
    drawCube(stage, { x: 4, y: 7.9, size: 0.9, material: 'base' });
    for (const [x, y] of [
      [2, 2],
      [7, 2],
      [2, 7],
      [7, 7],
    ])
      drawNode(stage, { x, y, z: 0.5, r: 0.34, material: 'accent' });
    drawFlow(stage, {
      points: [
        [2.4, 7, 0.52],
        [6.6, 7, 0.52],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawFlow(stage, {
      points: [
        [7, 6.6, 0.52],
        [7, 2.4, 0.52],
      ],
      accent: true,
      sparks: [0.5],
    });
    drawFlow(stage, {
      points: [
        [9.2, 4.5],
        [11, 4.5],
        [11, 2.2],
      ],
      sparks: [0.5],
    });
    drawFlow(stage, {
      points: [
        [-0.3, 4.6],
        [-2, 4.6],
        [-2, 7],
      ],
      sparks: [0.5],
    });
    drawNode(stage, { x: 11, y: 1.9 });
    drawNode(stage, { x: -2, y: 7.3 });
    drawPanel(stage, {
      x: 12.2,
      y: 3.8,
      z: 4.4,
      width: 2.6,
      height: 1.7,
      plane: 'right',
      kind: 'rows',
      seed: 3,
      depth: 60,
    });
    drawPanel(stage, { x: -2.8, y: 4.4, z: 3.9, width: 2.4, height: 1.6, kind: 'line', seed: 8, depth: 60 });
  },
};
