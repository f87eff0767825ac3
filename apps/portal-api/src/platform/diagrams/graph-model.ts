import { UnreadDiagramError } from './diagram-source';

/** What a node looks like. */
export type NodeShape =
  | 'box'
  | 'round'
  | 'stadium'
  | 'circle'
  | 'diamond'
  | 'hexagon'
  | 'cylinder'
  | 'subroutine'
  | 'slanted'
  | 'bar'
  | 'start'
  | 'end';

/** A node of a graph. */
export interface GraphNode {
  readonly id: string;
  label: string;
  shape: NodeShape;
  group: GraphGroup | undefined;
}

/** A frame around nodes. */
export interface GraphGroup {
  readonly id: string;
  readonly label: string;
  readonly parent: GraphGroup | undefined;
}

/** A line between two nodes. */
export interface GraphEdge {
  readonly from: GraphNode;
  readonly to: GraphNode;
  readonly label: string;
  readonly line: 'solid' | 'dotted' | 'thick';
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
}

/** Where a graph leads. */
export type GraphDirection = 'TB' | 'BT' | 'LR' | 'RL';

/** Beyond these nobody finds the way, and finding places for them takes long. */
const MAX_NODES = 40;
const MAX_EDGES = 60;

/** Places in frames within frames take longer with each. */
const MAX_DEPTH = 4;

/** Nodes and edges by and by, each node where it is first spoken of. */
export class GraphBuilder {
  readonly nodes = new Map<string, GraphNode>();
  readonly groups = new Map<string, GraphGroup>();
  readonly edges: GraphEdge[] = [];
  direction: GraphDirection = 'TB';
  private group: GraphGroup | undefined;
  private depth = 0;

  /** The node of this id, with what is said of it here. */
  addNode(id: string, said: Partial<Pick<GraphNode, 'label' | 'shape'>> = {}): GraphNode {
    const node = this.nodes.get(id) ?? { id, label: id, shape: 'box', group: undefined };
    this.nodes.set(id, Object.assign(node, said));
    node.group ??= this.group;
    if (this.nodes.size > MAX_NODES) throw new UnreadDiagramError(`超过 ${MAX_NODES} 个节点`);
    return node;
  }

  addEdge(edge: GraphEdge): void {
    if (this.edges.push(edge) > MAX_EDGES) throw new UnreadDiagramError(`超过 ${MAX_EDGES} 条连线`);
  }

  openGroup(id: string, label: string): void {
    if (this.groups.has(id)) throw new UnreadDiagramError(label);
    this.group = { id, label, parent: this.group };
    this.groups.set(id, this.group);
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new UnreadDiagramError(`分组超过 ${MAX_DEPTH} 层`);
    if (this.groups.size > MAX_NODES) throw new UnreadDiagramError(`超过 ${MAX_NODES} 个分组`);
  }

  closeGroup(line: string): void {
    if (!this.group) throw new UnreadDiagramError(line);
    this.group = this.group.parent;
    this.depth -= 1;
  }

  /** Checks what can be known only in the end: lines lead to nodes, every frame is closed, and there is something. */
  finish(): this {
    const framed = [...this.nodes.keys()].find((id) => this.groups.has(id));
    const wrong = framed ?? this.group?.label;
    if (wrong !== undefined) throw new UnreadDiagramError(wrong);
    if (this.nodes.size === 0) throw new UnreadDiagramError('没有节点');
    return this;
  }
}

/** A direction by its name. */
export function readDirection(name: string): GraphDirection | undefined {
  const direction = name.toUpperCase().replace('TD', 'TB');
  return (['TB', 'BT', 'LR', 'RL'] as const).find((known) => known === direction);
}
