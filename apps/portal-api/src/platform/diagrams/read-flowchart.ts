import { type DiagramSource, readLabel, UnreadDiagramError } from './diagram-source';
import { type GraphEdge, GraphBuilder, type GraphNode, type NodeShape, readDirection } from './graph-model';

const ID = /[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/uy;
const LOOK = /:::[\w-]+/y;
const ARROW = /(<?)(-{2,}>|-{3,}|={2,}>|={3,}|-\.+->|-\.+-)(?:\s*\|([^|]*)\|)?/y;
const WORDED_ARROW = /(<?)(?:--|==|-\.)\s*([^|]+?)\s*(-{2,}>|-{3,}|={2,}>|={3,}|\.+->|\.+-)/y;

/** How the brackets of a shape begin and may end; longer ones first. */
const SHAPES: readonly (readonly [open: string, closes: readonly string[], shape: NodeShape])[] = [
  ['(((', [')))'], 'circle'],
  ['((', ['))'], 'circle'],
  ['([', ['])'], 'stadium'],
  ['[[', [']]'], 'subroutine'],
  ['[(', [')]'], 'cylinder'],
  ['{{', ['}}'], 'hexagon'],
  ['[/', ['/]', '\\]'], 'slanted'],
  ['[\\', ['\\]', '/]'], 'slanted'],
  ['[', [']'], 'box'],
  ['(', [')'], 'round'],
  ['{', ['}'], 'diamond'],
  ['>', [']'], 'box'],
];

/** Reads a flowchart. Throws where a line of it is not understood: half a diagram would tell what nobody has said. */
export function readFlowchart({ head, lines }: DiagramSource): GraphBuilder {
  const graph = new GraphBuilder();
  const direction = head === '' ? 'TB' : readDirection(head);
  if (!direction) throw new UnreadDiagramError(head);
  graph.direction = direction;
  for (const line of lines) readLine(graph, line);
  return graph.finish();
}

function readLine(graph: GraphBuilder, line: string): void {
  const [, title] = /^subgraph\s+(.+)$/.exec(line) ?? [];
  if (title !== undefined) {
    const [, id = title, label = title] = /^([\p{L}\p{N}_-]+)\s*\[(.+)\]$/u.exec(title) ?? [];
    graph.openGroup(id, readLabel(label));
  } else if (line === 'end') graph.closeGroup(line);
  else if (!/^direction\s+\w\w$/.test(line)) new LineReader(graph, line).read();
}

/** Goes through a line: nodes, and arrows between them. */
class LineReader {
  private place = 0;

  constructor(
    private readonly graph: GraphBuilder,
    private readonly line: string,
  ) {}

  read(): void {
    let from = this.readNodes();
    while (this.place < this.line.length) {
      if (this.take(';')) {
        from = this.readNodes();
        continue;
      }
      const arrow = this.readArrow();
      const to = this.readNodes();
      for (const start of from) for (const end of to) this.graph.addEdge({ ...arrow, from: start, to: end });
      from = to;
    }
  }

  /** `A & B[名称]` */
  private readNodes(): readonly GraphNode[] {
    const nodes = [this.readNode()];
    while (this.take('&')) nodes.push(this.readNode());
    return nodes;
  }

  private readNode(): GraphNode {
    const [id] = this.match(ID) ?? this.fail();
    const shape = SHAPES.find(([open]) => this.line.startsWith(open, this.place));
    const node = this.graph.addNode(id, shape && { shape: shape[2], label: this.readBrackets(shape[0], shape[1]) });
    this.match(LOOK);
    this.skipSpace();
    return node;
  }

  private readBrackets(open: string, closes: readonly string[]): string {
    const start = this.place + open.length;
    // Brackets within quotes are text.
    const quoted = this.line[start] === '"' ? this.line.indexOf('"', start + 1) : start;
    const ends = closes.map((close) => this.line.indexOf(close, quoted)).filter((end) => end >= 0);
    const end = Math.min(...ends);
    if (quoted < 0 || ends.length === 0) this.fail();
    this.place = end + open.length;
    return readLabel(this.line.slice(start, end));
  }

  private readArrow(): Omit<GraphEdge, 'from' | 'to'> {
    const plain = this.match(ARROW);
    const worded = plain ? undefined : this.match(WORDED_ARROW);
    const [, start, sign = '', label = ''] =
      plain ?? (worded ? [...worded.slice(0, 2), worded[3], worded[2]] : this.fail());
    // `--x` and `--o` end an arrow, they do not begin a word.
    if (worded && /^[xo]\s/.test(label)) this.fail();
    this.skipSpace();
    return {
      label: readLabel(label),
      line: sign.includes('=') ? 'thick' : sign.includes('.') ? 'dotted' : 'solid',
      hasStart: start === '<',
      hasEnd: sign.endsWith('>'),
    };
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.line) ?? undefined;
    if (found) this.place = pattern.lastIndex;
    return found;
  }

  private take(sign: string): boolean {
    if (this.line[this.place] !== sign) return false;
    this.place += 1;
    this.skipSpace();
    return true;
  }

  private skipSpace(): void {
    while (/\s/.test(this.line[this.place] ?? '')) this.place += 1;
  }

  private fail(): never {
    throw new UnreadDiagramError(this.line);
  }
}
