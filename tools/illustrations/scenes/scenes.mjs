import { conveyor, flow, gateway, hall, machine, panel, pipe, platform, rack, robot, solarRow, tank, tower, turbine } from './objects.mjs';

/** Scenes by name: each puts its objects on a stage. */
export const scenes = {
  equipment(stage) {
    platform(stage, { x: 0, y: 0, w: 7, d: 5 });
    hall(stage, { x: 0.4, y: 0.3, bays: 3, d: 1.4 });
    machine(stage, { x: 3.9, y: 0.5 });
    machine(stage, { x: 5.4, y: 0.5, material: 'base' });
    conveyor(stage, { x: 0.8, y: 3.4, length: 5.4 });
    robot(stage, { x: 2.5, y: 2.5 });
    robot(stage, { x: 5, y: 2.5, reach: 0.8 });
    panel(stage, { x: 0.2, y: 4.8, z: 4.3, kind: 'line' });
    flow(stage, [[2.5, 2.5, 2.1], [2.5, 2.5, 3.2], [1.6, 3.4, 3.3]], { accent: true });
  },
  electronics(stage) {
    platform(stage, { x: 0, y: 0, w: 7, d: 5 });
    for (let index = 0; index < 4; index += 1) machine(stage, { x: 0.5 + index * 1.6, y: 0.7, material: index % 2 ? 'main' : 'pale' });
    conveyor(stage, { x: 0.4, y: 2.2, length: 6.1, count: 6 });
    robot(stage, { x: 1.6, y: 3.9, reach: 0.7 });
    gateway(stage, { x: 5.2, y: 3.7 });
    panel(stage, { x: 2.4, y: 4.9, z: 4.2, kind: 'bars' });
    flow(stage, [[5.6, 4, 1.2], [5.6, 4, 2.2], [4.2, 4.6, 2.6]], { accent: true });
  },
  chemical(stage) {
    platform(stage, { x: 0, y: 0, w: 7, d: 5 });
    tank(stage, { x: 1.2, y: 1.2, h: 2.2, r: 0.7 });
    tank(stage, { x: 3, y: 1.1, h: 1.7, r: 0.6, material: 'base' });
    tank(stage, { x: 4.7, y: 1.1, h: 2.6, r: 0.45, material: 'main' });
    tank(stage, { x: 6, y: 1.3, h: 1.3, r: 0.5 });
    tank(stage, { x: 1.4, y: 3.6, h: 1, r: 0.6, material: 'base' });
    pipe(stage, [[1.4, 3.6, 0.9], [2.8, 3.6, 0.9], [2.8, 1.6, 0.9], [4.7, 1.6, 0.9]], 5.2);
    pipe(stage, [[4.7, 1.6, 1.6], [6, 1.6, 1.6]], 7.4);
    gateway(stage, { x: 4.9, y: 3.5 });
    panel(stage, { x: 2.2, y: 5, z: 4, kind: 'ring' });
    flow(stage, [[5.2, 3.8, 1.2], [5.2, 3.8, 2.4], [4, 4.8, 2.9]], { accent: true });
  },
  energy(stage) {
    platform(stage, { x: 0, y: 0, w: 7, d: 5 });
    turbine(stage, { x: 1, y: 0.9, h: 3.2, turn: 14 });
    turbine(stage, { x: 3.1, y: 0.7, h: 2.7, turn: 50 });
    turbine(stage, { x: 5.4, y: 0.9, h: 3, turn: 84 });
    solarRow(stage, { x: 0.8, y: 2.2, count: 5 });
    solarRow(stage, { x: 0.8, y: 3.5, count: 4 });
    rack(stage, { x: 5.6, y: 3.2, h: 1.1, lit: 3 });
    panel(stage, { x: 1.2, y: 5.2, z: 3.6, kind: 'bars' });
    flow(stage, [[6, 3.6, 1.4], [6, 3.6, 2.4], [3.4, 4.8, 2.6]], { accent: true });
  },
  food(stage) {
    platform(stage, { x: 0, y: 0, w: 7, d: 5 });
    tank(stage, { x: 1, y: 1, h: 1.9, r: 0.6 });
    tank(stage, { x: 2.5, y: 1, h: 1.9, r: 0.6 });
    tank(stage, { x: 4, y: 1, h: 1.9, r: 0.6, material: 'main' });
    pipe(stage, [[1, 1.5, 0.8], [4.2, 1.5, 0.8], [5.4, 1.5, 0.8], [5.4, 2.6, 0.8]], 5);
    conveyor(stage, { x: 0.6, y: 3.1, length: 5.8, count: 7 });
    machine(stage, { x: 5.2, y: 1.6, material: 'base' });
    panel(stage, { x: 1.4, y: 5, z: 3.9, kind: 'line' });
    flow(stage, [[2.6, 3.4, 1.1], [2.6, 3.4, 2.2], [2.8, 4.6, 2.7]], { accent: true });
  },
  park(stage) {
    platform(stage, { x: 0, y: 0, w: 7, d: 5 });
    tower(stage, { x: 0.6, y: 0.6, h: 2.6, w: 1.1, d: 1.1 });
    tower(stage, { x: 2.3, y: 0.5, h: 3.4, w: 1, d: 1.1, material: 'main' });
    tower(stage, { x: 4, y: 0.6, h: 2, w: 1.4, d: 1 });
    tower(stage, { x: 5.8, y: 0.8, h: 1.4, w: 0.9, d: 1.2, material: 'accent' });
    tower(stage, { x: 0.8, y: 2.8, h: 1.2, w: 1.4, d: 1, material: 'main' });
    solarRow(stage, { x: 3, y: 2.9, count: 3 });
    gateway(stage, { x: 5.8, y: 3.6 });
    panel(stage, { x: 2.6, y: 5, z: 3.6, kind: 'ring' });
    flow(stage, [[6.1, 3.9, 1.2], [6.1, 3.9, 2.2], [4.6, 4.8, 2.5]], { accent: true });
  },
  cloud(stage) {
    platform(stage, { x: 0, y: 0, w: 7, d: 5 });
    for (let index = 0; index < 6; index += 1) rack(stage, { x: 0.5 + index * 1.02, y: 0.6, h: 1.9 + (index % 3) * 0.2, lit: index });
    for (let index = 0; index < 4; index += 1) rack(stage, { x: 1.5 + index * 1.02, y: 2.7, h: 1.3, lit: index + 2 });
    panel(stage, { x: 0.4, y: 4.9, z: 4.4, kind: 'line' });
    panel(stage, { x: 3.6, y: 5.2, z: 4, kind: 'ring' });
    flow(stage, [[3, 3.2, 1.7], [3, 3.2, 3], [2.4, 4.2, 3.4]], { accent: true });
    flow(stage, [[5, 3.2, 1.7], [5, 3.2, 2.6], [5.2, 4.6, 2.9]]);
  },
  data(stage) {
    platform(stage, { x: 0, y: 0, w: 7, d: 5 });
    const layers = ['deep', 'base', 'main', 'accent'];
    layers.forEach((material, index) => stage.cylinder({ x: 3.6, y: 1.7, r: 1.5 - index * 0.05, z: 0.3 + index * 0.62, h: 0.46, material, lift: index * 0.2 }));
    rack(stage, { x: 0.5, y: 1, h: 1.4, lit: 1 });
    rack(stage, { x: 0.5, y: 2.6, h: 1.4, lit: 4 });
    gateway(stage, { x: 5.8, y: 3.7 });
    machine(stage, { x: 1.8, y: 3.7 });
    flow(stage, [[1, 1.4, 1.2], [2.2, 1.6, 1.2]]);
    flow(stage, [[2.4, 3.9, 1.3], [3.2, 3.2, 2]]);
    flow(stage, [[6.2, 3.8, 1.2], [4.8, 2.6, 1.6]], { accent: true });
    panel(stage, { x: 4, y: 4.8, z: 4.6, kind: 'bars' });
  },
  security(stage) {
    platform(stage, { x: 0, y: 0, w: 7, d: 5 });
    const shells = [[0.5, 0.4, 6, 4.2, 0.5, 'base'], [1.3, 1, 4.4, 3, 0.9, 'main'], [2.2, 1.6, 2.6, 1.8, 1.5, 'accent']];
    shells.forEach(([x, y, w, d, h, material], index) => stage.slab({ x, y, w, d, z: 0.26, h, r: 0.3, material, depth: index - 20 }));
    rack(stage, { x: 2.6, y: 2, z: 1.76, h: 1.3, lit: 1 });
    rack(stage, { x: 3.6, y: 2, z: 1.76, h: 1.3, lit: 3 });
    gateway(stage, { x: 0.8, y: 3.6, z: 0.76 });
    gateway(stage, { x: 5.4, y: 0.8, z: 0.76 });
    panel(stage, { x: 1.2, y: 5, z: 4.4, kind: 'ring' });
    flow(stage, [[1.3, 3.9, 1.8], [1.3, 3.9, 2.8], [2, 4.6, 3.1]], { accent: true });
  },
  edge(stage) {
    platform(stage, { x: 0, y: 0, w: 7, d: 5 });
    stage.slab({ x: 2.2, y: 1.4, z: 0.3, w: 2.6, d: 1.9, h: 0.7, r: 0.2, material: 'main' });
    stage.slab({ x: 2.6, y: 1.8, z: 1, w: 1.8, d: 1.1, h: 0.2, r: 0.16, material: 'accent', lift: 1 });
    machine(stage, { x: 0.3, y: 0.4 });
    machine(stage, { x: 5.3, y: 0.5, material: 'base' });
    robot(stage, { x: 0.9, y: 3.8, reach: 0.7 });
    tank(stage, { x: 6, y: 3.6, h: 1, r: 0.5 });
    for (const from of [[0.9, 0.9, 1.2], [5.8, 1, 1.2], [1.4, 3.7, 1], [5.6, 3.3, 1]]) flow(stage, [from, [3.5, 2.3, 1.3]], { accent: true });
    panel(stage, { x: 2.8, y: 5, z: 4.4, kind: 'line' });
  },
};
