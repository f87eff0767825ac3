import { type DiagramSource, readDiagramSource, readLabel, UnreadDiagramError } from './diagram-source';
import { drawGraph } from './draw-graph';
import { drawSequence } from './draw-sequence';
import { readFlowchart } from './read-flowchart';
import { readSequence } from './read-sequence';
import { readStates } from './read-states';
import type { Drawing } from './svg-writer';

/** A drawn diagram, and what it is called where it is not seen. */
export interface DrawnDiagram extends Drawing {
  readonly name: string;
}

/** A diagram that cannot be drawn, with the line that is not understood. */
export interface UndrawnDiagram {
  readonly unread: string;
}

interface Kind {
  readonly label: string;
  readonly draw: (source: DiagramSource) => { readonly drawing: Drawing; readonly names: readonly string[] };
}

/** Letters of a source; more are no diagram that somebody looks at. */
const MAX_LENGTH = 6000;

/** Letters of a name. */
const MAX_NAME = 160;

function drawGraphKind(label: string, read: typeof readFlowchart): Kind {
  return {
    label,
    draw: (source) => {
      const graph = read(source);
      return { drawing: drawGraph(graph), names: [...graph.nodes.values()].map((node) => node.label) };
    },
  };
}

const FLOWCHART = drawGraphKind('流程图', readFlowchart);
const STATES = drawGraphKind('状态图', readStates);
const SEQUENCE: Kind = {
  label: '时序图',
  draw: (source) => {
    const sequence = readSequence(source);
    return { drawing: drawSequence(sequence), names: sequence.actors.map((actor) => actor.label) };
  },
};

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['graph', FLOWCHART],
  ['flowchart', FLOWCHART],
  ['stateDiagram', STATES],
  ['stateDiagram-v2', STATES],
  ['sequenceDiagram', SEQUENCE],
]);

/**
 * Draws a diagram in the language of Mermaid. One that is not understood to its last line is not drawn: a picture that
 * leaves something out says something else.
 */
export function drawDiagram(text: string): DrawnDiagram | UndrawnDiagram {
  if (text.length > MAX_LENGTH) return { unread: `超过 ${MAX_LENGTH} 字` };
  const source = readDiagramSource(text);
  const kind = KINDS.get(source.kind);
  if (!kind) return { unread: source.kind };
  try {
    const { drawing, names } = kind.draw(source);
    const title = readLabel(source.title) || [...new Set(names)].filter(Boolean).join('、');
    const words = `${kind.label}：${title.replaceAll(/\s+/g, ' ')}`;
    return { ...drawing, name: words.length > MAX_NAME ? `${words.slice(0, MAX_NAME)}…` : words };
  } catch (error) {
    if (error instanceof UnreadDiagramError) return { unread: error.message };
    throw error;
  }
}
