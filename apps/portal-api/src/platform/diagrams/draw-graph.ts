import { graphlib, layout } from '@dagrejs/dagre';
import { type MeasuredText, measureText } from './diagram-text';
import type { GraphBuilder, GraphEdge, GraphGroup, GraphNode } from './graph-model';
import { drawNode, findBorder, type PlacedBox, sizeNode } from './node-shapes';
import { type Drawing, type Point, toDrawing, writeBox, writePath, writeText, writeTip } from './svg-writer';

interface PlacedEdge extends Point {
  readonly points: readonly Point[];
}

/** Room above what a frame holds, for its name. */
const GROUP_HEAD = 14;

/** Finds places for nodes and edges, and draws them. */
export function drawGraph({ nodes, groups, edges, direction }: GraphBuilder): Drawing {
  // Keys are counted: a node may be called anything.
  const keys = new Map<object, string>(
    [...groups.values(), ...nodes.values()].map((part, index) => [part, `n${index}`]),
  );
  const toKey = (part: object) => keys.get(part) ?? '';
  const labels = new Map<object, MeasuredText>(
    [...groups.values(), ...nodes.values(), ...edges].map((part) => [part, measureText(part.label)]),
  );
  const toLabel = (part: object) => labels.get(part) ?? measureText('');
  const graph = new graphlib.Graph({ multigraph: true, compound: true });
  graph.setGraph({ rankdir: direction, nodesep: 36, ranksep: 44, edgesep: 20, marginx: 0, marginy: 0 });
  for (const group of groups.values()) graph.setNode(toKey(group), sizeNode('box', toLabel(group)));
  for (const node of nodes.values()) graph.setNode(toKey(node), sizeNode(node.shape, toLabel(node)));
  for (const group of groups.values()) if (group.parent) graph.setParent(toKey(group), toKey(group.parent));
  for (const node of nodes.values()) if (node.group) graph.setParent(toKey(node), toKey(node.group));
  for (const [index, edge] of edges.entries()) {
    const { width, height } = toLabel(edge);
    const room = { width: width && width + 12, height: height && height + 6, labelpos: 'c' };
    graph.setEdge(toKey(edge.from), toKey(edge.to), room, `e${index}`);
  }
  layout(graph);
  const find = (part: GraphGroup | GraphNode) => graph.node(toKey(part)) as unknown as PlacedBox;
  const lines = edges.map((edge, index) => {
    const name = { v: toKey(edge.from), w: toKey(edge.to), name: `e${index}` };
    return drawEdge(edge, graph.edge(name) as unknown as PlacedEdge, find, toLabel(edge));
  });
  const boxes = [...groups.values(), ...nodes.values()].map(find);
  const corners = [...boxes.flatMap(toCorners), ...lines.flatMap(({ corners: own }) => own)];
  const pieces = [
    ...[...groups.values()].map((group) => drawGroup(find(group), toLabel(group))),
    ...lines.map(({ line }) => line),
    ...[...nodes.values()].map((node) => drawNode(node.shape, find(node)) + writeText(toLabel(node), find(node))),
    ...lines.map(({ label }) => label),
  ];
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  return toDrawing(pieces, { x: left, y: top - (groups.size > 0 ? GROUP_HEAD : 0) }, { x: right, y: bottom });
}

function drawGroup({ x, y, width, height }: PlacedBox, label: MeasuredText): string {
  const box = writeBox('group', { x, y: y - GROUP_HEAD / 2 }, width, height + GROUP_HEAD, 4);
  // In the corner, where lines seldom come in.
  const corner = { x: x - width / 2 + 8, y: y - height / 2 - GROUP_HEAD + 4 + label.height / 2 };
  return box + writeText(label, corner, 'left');
}

function drawEdge(
  { from, to, line, hasStart, hasEnd }: GraphEdge,
  { points, x, y }: PlacedEdge,
  find: (node: GraphNode) => PlacedBox,
  label: MeasuredText,
) {
  const inner = points.slice(1, -1);
  const start = findBorder(from.shape, find(from), inner[0] ?? find(to));
  const end = findBorder(to.shape, find(to), inner.at(-1) ?? find(from));
  const way = [start, ...inner, end];
  const tips = [hasStart && writeTip(start, way[1] ?? end), hasEnd && writeTip(end, way.at(-2) ?? start)];
  const path = writePath(line === 'solid' ? 'edge' : `edge ${line}`, way) + tips.filter(Boolean).join('');
  if (label.lines.length === 0) return { line: path, label: '', corners: way };
  const box = { x, y, width: label.width + 8, height: label.height };
  return {
    line: path,
    label: writeBox('paper', box, box.width, box.height) + writeText(label, box),
    corners: [...way, ...toCorners(box)],
  };
}

function toCorners({ x, y, width, height }: PlacedBox): Point[] {
  return [-1, 1].map((side) => ({ x: x + (side * width) / 2, y: y + (side * height) / 2 }));
}
