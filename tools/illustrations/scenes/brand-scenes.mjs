import { drawBeam, drawChip, drawCloud, drawCube, drawDatabase, drawFlow, drawNode, drawPanel, drawPlatform, drawRack, drawShield } from '../drawing/digital-objects.mjs';
import { drawBattery, drawBuilding, drawPylon, drawSolar, drawTurbine, drawVehicle } from '../drawing/energy-objects.mjs';
import { drawConveyor, drawFactory, drawMachine, drawPipe, drawRobotArm, drawTank } from '../drawing/industry-objects.mjs';

/** Production line with robots, its hall, and screens fed from a cloud above. */
export function drawFactoryScene(stage) {
  drawPlatform(stage, { x: 0, y: 0, w: 9.6, d: 7.2 });
  drawFactory(stage, { x: 0.7, y: 0.7, w: 3.9, d: 2.3, h: 1.2, teeth: 3 });
  drawRack(stage, { x: 5.6, y: 0.6, h: 2.1, seed: 3 });
  drawRack(stage, { x: 6.7, y: 0.6, h: 2.1, seed: 5 });
  drawRack(stage, { x: 7.8, y: 0.6, h: 2.1, seed: 8, material: 'main' });
  drawConveyor(stage, { x: 0.6, y: 4.6, length: 8.4, width: 0.95, parts: 6 });
  drawRobotArm(stage, { x: 2.5, y: 3.9, reach: 0.55, side: 0.9, lift: -0.6 });
  drawRobotArm(stage, { x: 5.2, y: 3.9, reach: 0.55, side: 0.9, lift: -0.6, material: 'main' });
  drawMachine(stage, { x: 7, y: 2.6, w: 1.7, d: 1.3, h: 1.35 });
  drawVehicle(stage, { x: 1.3, y: 6.1 });
  drawVehicle(stage, { x: 6.3, y: 6.1, load: 'pale' });
  drawFlow(stage, { points: [[2.6, 6.5], [6.1, 6.5]], accent: true, sparks: [0.35, 0.8] });
  drawFlow(stage, { points: [[4.8, 1.9], [5.5, 1.9], [5.5, 3.4], [8.7, 3.4]], sparks: [0.2, 0.6] });
  drawFlow(stage, { points: [[9.8, 2], [11.4, 2], [11.4, 5.2]], accent: true, sparks: [0.5] });
  drawFlow(stage, { points: [[-0.3, 5], [-1.8, 5], [-1.8, 2.2]], sparks: [0.4] });
  drawNode(stage, { x: 11.4, y: 5.5, material: 'accent' });
  drawNode(stage, { x: -1.8, y: 1.9 });
  drawPanel(stage, { x: 9.9, y: 3.2, z: 4.3, width: 2.9, height: 1.9, plane: 'right', kind: 'mixed', seed: 4, depth: 60 });
  drawPanel(stage, { x: -1.5, y: 4.6, z: 4.2, width: 2.4, height: 1.6, plane: 'left', kind: 'bars', seed: 2, depth: 60 });
  drawCloud(stage, { x: 4.1, y: 3, z: 5, scale: 1.05, depth: 50 });
  drawBeam(stage, { x: 4.1, y: 3.5, from: 0, to: 5, r: 0.42, depth: 12 });
}

/** Wind, sun, storage and a plant joined by energy flows. */
export function drawEnergyScene(stage) {
  drawPlatform(stage, { x: 0, y: 0, w: 5, d: 4.6 });
  drawPlatform(stage, { x: 5.8, y: 0, w: 4.4, d: 4.6 });
  drawPlatform(stage, { x: 0.8, y: 5.4, w: 8.6, d: 2.6, h: 0.22 });
  drawTurbine(stage, { x: 1, y: 0.8, h: 4.6, blade: 1.8, angle: 10 });
  drawTurbine(stage, { x: 3.2, y: 0.6, h: 4, blade: 1.5, angle: 44 });
  drawSolar(stage, { x: 0.7, y: 1.7, w: 3.4, d: 1 });
  drawSolar(stage, { x: 0.7, y: 3.1, w: 3.4, d: 1 });
  drawTank(stage, { x: 7, y: 1.2, r: 0.85, h: 1.9 });
  drawTank(stage, { x: 9, y: 1.2, r: 0.75, h: 1.5, ring: 'main' });
  drawPipe(stage, { points: [[7, 1.9, 0.4], [7, 3.1, 0.4], [9, 3.1, 0.4], [9, 1.8, 0.4]] });
  drawMachine(stage, { x: 6.4, y: 3, w: 1.5, d: 1.1, h: 1.1 });
  drawPylon(stage, { x: 9.3, y: 3.7, h: 3.4 });
  drawBattery(stage, { x: 1.6, y: 6.1, w: 2.1, charge: 5 });
  drawBattery(stage, { x: 4.2, y: 6.1, w: 2.1, charge: 3 });
  drawRack(stage, { x: 7.4, y: 6, h: 1.7, seed: 6, material: 'main' });
  drawFlow(stage, { points: [[4.6, 2.3], [5.4, 2.3], [5.4, 5.1], [2.6, 5.1], [2.6, 6]], accent: true, sparks: [0.15, 0.5, 0.85] });
  drawFlow(stage, { points: [[5.9, 5.1], [9.9, 5.1], [9.9, 4.2]], sparks: [0.3, 0.7] });
  drawFlow(stage, { points: [[6.4, 6.6], [7.3, 6.6]], accent: true, sparks: [0.5] });
  drawPanel(stage, { x: 10.8, y: 5.2, z: 3.6, width: 2.8, height: 1.8, plane: 'right', kind: 'line', seed: 9, depth: 60 });
  drawPanel(stage, { x: -1.6, y: 5.6, z: 2.9, width: 2.2, height: 1.5, plane: 'left', kind: 'donut', seed: 5, depth: 60 });
}

/** Twin of a machine on a chip, with screens around it. */
export function drawModelScene(stage) {
  drawPlatform(stage, { x: 1.2, y: 1.2, w: 6.2, d: 6.2, h: 0.34 });
  drawChip(stage, { x: 2.5, y: 2.5, size: 3.6, material: 'main', core: 'pale' });
  drawRobotArm(stage, { x: 4.1, y: 4.1, z: 0.6, scale: 1.35, reach: 0.9, side: 0.3, lift: 1 });
  drawBeam(stage, { x: 4.3, y: 4.3, from: 0.6, to: 5, r: 1.1, depth: 8.4 });
  drawCube(stage, { x: -0.9, y: 3.4, size: 1.1, material: 'accent' });
  drawCube(stage, { x: -0.9, y: 5, size: 0.8, material: 'main' });
  drawDatabase(stage, { x: 9.4, y: 3.3, r: 0.75 });
  drawRack(stage, { x: 3.4, y: -1.5, h: 1.9, seed: 2 });
  drawRack(stage, { x: 4.5, y: -1.5, h: 1.9, seed: 7, material: 'main' });
  drawMachine(stage, { x: 3.4, y: 8.5, w: 1.7, d: 1.3, h: 1.2 });
  drawFlow(stage, { points: [[0.3, 4], [2.2, 4]], accent: true, sparks: [0.5] });
  drawFlow(stage, { points: [[8.6, 3.3], [6.4, 3.3]], sparks: [0.5] });
  drawFlow(stage, { points: [[4.4, -0.3], [4.4, 2.2]], sparks: [0.5] });
  drawFlow(stage, { points: [[4.2, 8.4], [4.2, 6.4]], accent: true, sparks: [0.5] });
  drawPanel(stage, { x: 8.3, y: 6.5, z: 4.1, width: 3, height: 2, plane: 'right', kind: 'mixed', seed: 12, depth: 60 });
  drawPanel(stage, { x: -1.8, y: 3.2, z: 4.9, width: 2.6, height: 1.7, plane: 'left', kind: 'line', seed: 3, depth: 60 });
  drawPanel(stage, { x: -1.2, y: 7, z: 2.6, width: 2, height: 1.4, plane: 'left', kind: 'bars', seed: 8, depth: 60 });
}

/** Cloud over rings of racks. */
export function drawCloudScene(stage) {
  drawPlatform(stage, { x: 0, y: 0, w: 8, d: 8, h: 0.34 });
  drawPlatform(stage, { x: 1.9, y: 1.9, w: 4.2, d: 4.2, z: 0.42, h: 0.34, depth: -30, material: 'base' });
  for (let index = 0; index < 4; index += 1) {
    drawRack(stage, { x: 0.5 + index * 1.05, y: 0.4, h: 2.3, seed: 11 + index, material: index === 2 ? 'main' : 'base' });
    drawRack(stage, { x: 6.6, y: 1.9 + index * 1.35, h: 1.5, seed: 21 + index, material: index === 1 ? 'main' : 'base' });
  }
  drawCube(stage, { x: 0.5, y: 2.6, size: 1, material: 'base' });
  drawCube(stage, { x: 0.5, y: 4.2, size: 1, material: 'accent' });
  drawCube(stage, { x: 0.5, y: 5.8, size: 1, material: 'main' });
  drawCube(stage, { x: 2.3, y: 6.6, size: 0.9, material: 'main' });
  drawCube(stage, { x: 3.9, y: 6.6, size: 0.9, material: 'base' });
  drawChip(stage, { x: 2.8, y: 2.8, z: 0.42, size: 2.4 });
  drawBeam(stage, { x: 4, y: 4, from: 1, to: 4.3, r: 0.85, depth: 9.2 });
  drawCloud(stage, { x: 3.7, y: 3.7, z: 4.3, scale: 1.6, depth: 50 });
  drawFlow(stage, { points: [[-0.4, 4], [-2.2, 4], [-2.2, 7]], accent: true, sparks: [0.4] });
  drawFlow(stage, { points: [[8.4, 4], [10, 4], [10, 1.5]], sparks: [0.5] });
  drawFlow(stage, { points: [[4, 8.4], [4, 10]], accent: true, sparks: [0.5] });
  drawNode(stage, { x: -2.2, y: 7.3, material: 'accent' });
  drawNode(stage, { x: 10, y: 1.2 });
  drawDatabase(stage, { x: 4, y: 10.7, r: 0.7, layers: 2 });
  drawPanel(stage, { x: 9.4, y: 6.3, z: 3.9, width: 2.7, height: 1.8, plane: 'right', kind: 'line', seed: 6, depth: 60 });
  drawPanel(stage, { x: -2.6, y: 4.4, z: 4.3, width: 2.4, height: 1.6, plane: 'left', kind: 'rows', seed: 2, depth: 60 });
}

/** Databases and a processor refining data into screens. */
export function drawDataScene(stage) {
  drawPlatform(stage, { x: 0, y: 0, w: 9, d: 6, h: 0.34 });
  drawDatabase(stage, { x: 1.5, y: 1.4, r: 0.95, layers: 4 });
  drawDatabase(stage, { x: 1.5, y: 4.4, r: 0.85, layers: 3, material: 'base' });
  drawChip(stage, { x: 3.6, y: 1.9, size: 2.2 });
  drawRack(stage, { x: 7.2, y: 0.6, h: 2.4, seed: 4, material: 'main' });
  drawRack(stage, { x: 7.2, y: 2, h: 2, seed: 9 });
  drawRack(stage, { x: 7.2, y: 3.4, h: 1.6, seed: 15 });
  drawCube(stage, { x: 4.3, y: 4.8, size: 0.8, material: 'accent' });
  drawCube(stage, { x: 5.6, y: 4.8, size: 0.8, material: 'main' });
  drawFlow(stage, { points: [[2.6, 1.5], [3, 1.5], [3, 3], [3.5, 3]], sparks: [0.5] });
  drawFlow(stage, { points: [[2.5, 4.4], [4.7, 4.4], [4.7, 4.2]], accent: true, sparks: [0.5] });
  drawFlow(stage, { points: [[6, 3], [7.1, 3]], accent: true, sparks: [0.5] });
  drawFlow(stage, { points: [[9.4, 3], [11.2, 3], [11.2, 0.6]], sparks: [0.5] });
  drawNode(stage, { x: 11.2, y: 0.3, material: 'accent' });
  drawNode(stage, { x: -1.4, y: 6.4 });
  drawFlow(stage, { points: [[-0.4, 4.4], [-1.4, 4.4], [-1.4, 6]], accent: true, sparks: [0.5] });
  drawPanel(stage, { x: 2.2, y: 2.2, z: 5, width: 3.2, height: 2, plane: 'left', kind: 'mixed', seed: 14, depth: 60 });
  drawPanel(stage, { x: 10, y: 5.8, z: 3.8, width: 2.8, height: 1.8, plane: 'right', kind: 'bars', seed: 6, depth: 60 });
  drawPanel(stage, { x: -2.2, y: 2.4, z: 4.4, width: 2.2, height: 1.5, plane: 'left', kind: 'donut', seed: 21, depth: 60 });
}

/** City of connected devices around a guarded hub. */
export function drawConnectedCityScene(stage) {
  drawPlatform(stage, { x: 0, y: 0, w: 9, d: 7.4, h: 0.3 });
  const blocks = [
    [0.5, 0.5, 2.7], [1.8, 0.4, 3.6], [3.1, 0.5, 2.2], [5.6, 0.5, 2.9], [6.9, 0.4, 4], [0.5, 2, 1.7], [7.6, 2.2, 1.9],
  ];
  for (const [index, [x, y, h]] of blocks.entries()) drawBuilding(stage, { x, y, h, w: 1, d: 1, seed: index + 2, material: index % 3 === 1 ? 'main' : 'base' });
  drawChip(stage, { x: 3.2, y: 2.9, size: 2.2 });
  drawShield(stage, { x: 3.5, y: 4.4, z: 3.5, size: 1.7, depth: 40 });
  drawBeam(stage, { x: 4.3, y: 4, from: 0.6, to: 3, r: 0.8, depth: 8.6 });
  drawFactory(stage, { x: 0.5, y: 4.7, w: 2.2, d: 1.7, h: 0.8, teeth: 2, hasStacks: false });
  drawSolar(stage, { x: 3.4, y: 6, w: 2.2, d: 0.9 });
  drawVehicle(stage, { x: 7, y: 5 });
  drawRack(stage, { x: 7.6, y: 3.6, h: 1.3, seed: 6, material: 'main' });
  drawFlow(stage, { points: [[2.8, 5.6], [4.3, 5.6], [4.3, 5.3]], accent: true, sparks: [0.5] });
  drawFlow(stage, { points: [[5.6, 4], [7.5, 4]], sparks: [0.5] });
  drawFlow(stage, { points: [[4.4, 2.6], [4.4, 1.9], [1.6, 1.9]], accent: true, sparks: [0.6] });
  drawFlow(stage, { points: [[5.8, 3.2], [7, 3.2], [7, 1.7]], sparks: [0.5] });
  drawFlow(stage, { points: [[9.4, 5.2], [11, 5.2], [11, 2.6]], accent: true, sparks: [0.5] });
  drawNode(stage, { x: 11, y: 2.3, material: 'accent' });
  drawPanel(stage, { x: 10.2, y: 5.4, z: 4.2, width: 2.6, height: 1.7, plane: 'right', kind: 'rows', seed: 3, depth: 60 });
  drawPanel(stage, { x: -2, y: 5, z: 4, width: 2.4, height: 1.6, plane: 'left', kind: 'line', seed: 8, depth: 60 });
}
