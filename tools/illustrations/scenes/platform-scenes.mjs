import { drawChip, drawCube, drawDatabase, drawPanel, drawPlatform, drawRack } from '../drawing/digital-objects.mjs';
import { drawTurbine } from '../drawing/energy-objects.mjs';
import { drawConveyor, drawMachine, drawRobotArm, drawTank } from '../drawing/industry-objects.mjs';
import { drawCloud, drawFlow, drawNode, drawShield } from '../drawing/network-objects.mjs';

const SIDE = 7.4;
const RISE = 2.7;

/** Architectures as four stacked levels, from the field to the applications. */
export const platformScenes = {
  industrialStack(stage) {
    drawStack(stage, [
      () => {
        drawMachine(stage, { x: 0.7, y: 0.7, w: 1.5, d: 1.2, h: 1 });
        drawTank(stage, { x: 6.1, y: 1.3, r: 0.7, h: 1.1 });
        drawConveyor(stage, { x: 0.7, y: 5.7, length: 5.8, width: 0.8, parts: 5 });
        drawRobotArm(stage, { x: 1.2, y: 4.6, scale: 0.85, reach: 0.7, side: 0.5, lift: -0.5 });
        drawTurbine(stage, { x: 6.4, y: 4.4, h: 1.7, blade: 0.85, angle: 20 });
      },
      () => {
        for (const [x, y] of [
          [0.8, 5.4],
          [3.2, 5.4],
          [5.6, 5.4],
        ])
          drawChip(stage, { x, y, size: 1, core: 'accent' });
        for (const y of [0.9, 3]) drawNode(stage, { x: 6.3, y, material: 'accent' });
      },
      () => {
        drawDatabase(stage, { x: 1.4, y: 5.9, r: 0.75, layers: 2 });
        drawRack(stage, { x: 3, y: 5.3, h: 1.2, seed: 6, material: 'main' });
        drawRack(stage, { x: 4.1, y: 5.3, h: 1.2, seed: 7 });
        drawCube(stage, { x: 5.8, y: 5.3, size: 1, material: 'accent' });
        drawCube(stage, { x: 5.9, y: 2.4, size: 0.9, material: 'main' });
      },
      () => drawApplications(stage),
    ]);
  },

  cloudStack(stage) {
    drawStack(stage, [
      () => {
        for (let index = 0; index < 5; index += 1)
          drawRack(stage, {
            x: 0.6 + index * 1.3,
            y: 5.7,
            h: 1.1,
            seed: 3 + index,
            material: index % 2 === 0 ? 'base' : 'main',
          });
        for (let index = 0; index < 3; index += 1)
          drawRack(stage, { x: 5.9, y: 0.6 + index * 1.5, h: 1.1, seed: 13 + index });
      },
      () => {
        drawDatabase(stage, { x: 1.3, y: 5.9, r: 0.75, layers: 2 });
        drawDatabase(stage, { x: 3.5, y: 5.9, r: 0.75, layers: 2, material: 'base' });
        drawCube(stage, { x: 5.2, y: 5.4, size: 1, material: 'accent' });
        drawCube(stage, { x: 5.8, y: 2.6, size: 0.9, material: 'main' });
      },
      () => {
        drawChip(stage, { x: 0.7, y: 5.1, size: 1.4 });
        drawShield(stage, { x: 3.4, y: 6.2, z: 1.5, size: 1.1, depth: 11 });
        drawChip(stage, { x: 5.3, y: 5.1, size: 1.4, material: 'accent', core: 'main' });
        drawNode(stage, { x: 6.3, y: 2.6, material: 'accent' });
      },
      () => drawApplications(stage),
    ]);
  },
};

function drawApplications(stage) {
  drawPanel(stage, { x: 0.5, y: 5.6, z: 2.3, width: 2.6, height: 1.8, seed: 4, depth: 20 });
  drawPanel(stage, { x: 3.9, y: 5.6, z: 2.1, width: 2.4, height: 1.6, kind: 'bars', seed: 9, depth: 21 });
  drawPanel(stage, {
    x: 5.9,
    y: 4.4,
    z: 2.5,
    width: 2.6,
    height: 1.8,
    plane: 'right',
    kind: 'line',
    seed: 5,
    depth: 19,
  });
  drawCloud(stage, { x: 2.3, y: 2.1, z: 0.5, scale: 0.95, depth: 5 });
}

function drawStack(stage, levels) {
  for (const [level, drawObjects] of levels.entries()) {
    stage.drawLevel(level, level * RISE, () => {
      if (level > 0) drawPosts(stage);
      drawPlatform(stage, { x: 0, y: 0, w: SIDE, d: SIDE, h: 0.24, depth: -50 });
      drawObjects();
      drawBranch(stage, level);
    });
  }
}

/** What a level is joined with beside the stack, on alternating sides. */
function drawBranch(stage, level) {
  const isRight = level % 2 === 1;
  const turn = ([x, y]) => (isRight ? [x, y] : [y, x]);
  const points = [
    [SIDE + 0.3, 1],
    [SIDE + 1.8, 1],
    [SIDE + 1.8, -2.2],
  ].map(turn);
  drawFlow(stage, { points, accent: level < 2, sparks: [0.4, 0.8] });
  const [x, y] = turn([SIDE + 1.8, -2.6]);
  drawNode(stage, { x, y, material: level < 2 ? 'accent' : 'main' });
  const shift = isRight ? 0.4 : -1.9;
  drawPanel(stage, {
    x: x + shift,
    y: y - shift,
    z: 2.2,
    width: 2.2,
    height: 1.5,
    plane: isRight ? 'right' : 'left',
    kind: ['bars', 'rows', 'line', 'donut'][level],
    seed: level + 3,
    depth: 60,
  });
}

/** Posts of light down to the level below. */
function drawPosts(stage) {
  const corners = [
    [0.4, SIDE - 0.4],
    [SIDE - 0.4, SIDE - 0.4],
    [SIDE - 0.4, 0.4],
  ];
  for (const [x, y] of corners) {
    const post = [stage.project(x, y, -RISE), stage.project(x, y, -0.4)];
    stage.add(
      -60,
      stage.polyline(post, {
        stroke: stage.palette.accentLine,
        strokeWidth: 2,
        strokeDasharray: '3 7',
        strokeOpacity: 0.9,
      }),
    );
  }
}
