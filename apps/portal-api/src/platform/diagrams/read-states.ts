import { type DiagramSource, readLabel, UnreadDiagramError } from './diagram-source';
import { GraphBuilder, type GraphNode, readDirection } from './graph-model';

const NAME = String.raw`[\p{L}\p{N}_.-]+`;
const STEP = new RegExp(String.raw`^(\[\*\]|${NAME}?)\s*-->\s*(\[\*\]|${NAME})\s*(?::\s*(.+))?$`, 'u');
const DESCRIPTION = new RegExp(String.raw`^(${NAME})\s*:\s*(.+)$`, 'u');
const STATE = new RegExp(String.raw`^state\s+(?:"([^"]*)"\s+as\s+)?(${NAME})\s*(\{|<<(?:choice|fork|join)>>)?$`, 'u');

/** Reads a diagram of states: a graph of its own words. Throws where a line is not understood. */
export function readStates({ lines }: DiagramSource): GraphBuilder {
  const graph = new GraphBuilder();
  let points = 0;
  let depth = 0;
  const find = (name: string, shape: 'start' | 'end'): GraphNode => {
    // Every star is a point of its own, which no name can be.
    if (name === '[*]') return graph.addNode(`[*] ${(points += 1)}`, { shape, label: '' });
    return graph.nodes.get(name) ? graph.addNode(name) : graph.addNode(name, { shape: 'round' });
  };
  for (const line of lines) {
    const [, from = '', to = '', label = ''] = STEP.exec(line) ?? [];
    const [, text, name = '', sign] = STATE.exec(line) ?? [];
    const [, described, description = ''] = DESCRIPTION.exec(line) ?? [];
    const direction = /^direction\s+(\w\w)$/.exec(line)?.[1];
    if (from && to) {
      const ends = { from: find(from, 'start'), to: find(to, 'end') };
      graph.addEdge({ ...ends, label: readLabel(label), line: 'solid', hasStart: false, hasEnd: true });
    } else if (name && sign === '{') {
      depth += 1;
      graph.openGroup(name, readLabel(text ?? name));
    } else if (name && sign) {
      const isChoice = sign === '<<choice>>';
      graph.addNode(name, { shape: isChoice ? 'diamond' : 'bar', label: '' });
    } else if (name) graph.addNode(name, { shape: 'round', label: readLabel(text ?? name) });
    else if (line === '}') {
      depth -= 1;
      graph.closeGroup(line);
    } else if (direction) graph.direction = depth === 0 ? (readDirection(direction) ?? 'TB') : graph.direction;
    else if (described) graph.addNode(described, { shape: 'round', label: readLabel(description) });
    else throw new UnreadDiagramError(line);
  }
  return graph.finish();
}
