import { element, formatNumber, formatPoints, mixColors } from './svg.mjs';

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;
export const UNIT = 48;

/**
 * Isometric stage: x runs right-down, y left-down, z up. Objects are drawn back to front by the depth of
 * their centre; the stage keeps the bounds of everything drawn, so a scene can be fitted into a frame.
 */
export class Stage {
  constructor(palette) {
    this.palette = palette;
    this.items = [];
    this.gradients = [];
    this.layerDepth = 0;
    this.floor = 0;
    /** How far what moves has come along its way, as a share of it; videos run it from 0 to 1 and on. */
    this.phase = 0;
    this.bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  }

  /** Screen position of a point; it also widens the bounds. */
  project(x, y, z = 0) {
    const point = [(x - y) * COS * UNIT, (x + y) * SIN * UNIT - (z + this.floor) * UNIT];
    this.bounds.left = Math.min(this.bounds.left, point[0]);
    this.bounds.right = Math.max(this.bounds.right, point[0]);
    this.bounds.top = Math.min(this.bounds.top, point[1]);
    this.bounds.bottom = Math.max(this.bounds.bottom, point[1]);
    return point;
  }

  add(depth, svg) {
    this.items.push({ depth: depth + this.layerDepth, svg, order: this.items.length });
  }

  /** Draws something on a higher floor, in front of everything that stands below. */
  drawLevel(level, floor, draw) {
    this.layerDepth = level * 200;
    this.floor = floor;
    draw();
    this.layerDepth = 0;
    this.floor = 0;
  }

  render() {
    return [...this.items]
      .sort((a, b) => a.depth - b.depth || a.order - b.order)
      .map((item) => item.svg)
      .join('');
  }

  polygon(points, attributes) {
    return element('polygon', { points: formatPoints(points), strokeLinejoin: 'round', ...attributes });
  }

  polyline(points, attributes) {
    return element('polyline', {
      points: formatPoints(points),
      fill: 'none',
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
      ...attributes,
    });
  }

  /** 2D drawing laid on a plane; its units are hundredths of an iso unit, `v` pointing down or front. */
  onPlane(plane, x, y, z, content) {
    const axes = { left: [COS, SIN, 0, 1], right: [COS, -SIN, 0, 1], top: [COS, SIN, -COS, SIN] }[plane];
    const matrix = axes.map((value) => formatNumber6((value * UNIT) / 100));
    const [originX, originY] = this.project(x, y, z);
    return element(
      'g',
      { transform: `matrix(${matrix.join(' ')} ${formatNumber(originX)} ${formatNumber(originY)})` },
      content,
    );
  }

  /** Box with its three visible faces as an SVG group, not yet added. */
  boxShape({ x, y, z = 0, w, d, h, material = 'base', opacity, edgeWidth = 1.1 }) {
    const { edge } = this.material(material);
    const id = this.materialId(material);
    const at = (dx, dy, dz) => this.project(x + dx, y + dy, z + dz);
    const faces = [
      [[at(0, d, h), at(w, d, h), at(w, d, 0), at(0, d, 0)], 'left'],
      [[at(w, d, h), at(w, 0, h), at(w, 0, 0), at(w, d, 0)], 'right'],
      [[at(0, 0, h), at(w, 0, h), at(w, d, h), at(0, d, h)], 'top'],
    ];
    const shapes = faces.map(([points, side]) =>
      this.polygon(points, { fill: `url(#${id}-${side})`, stroke: edge, strokeWidth: edgeWidth, strokeOpacity: 0.75 }),
    );
    return element('g', { opacity }, shapes.join(''));
  }

  box(options) {
    this.add(depthOf(options), this.boxShape(options));
  }

  /** Upright prism over an outline; its side is one surface, shaded by the way each part of it faces. */
  prismShape({ outline, z = 0, h, material = 'base', opacity, topContent = '', edgeWidth = 1.1 }) {
    const colors = this.material(material);
    const chain = visibleChain(outline).map(({ point: [x, y], share }) => ({
      upper: this.project(x, y, z + h),
      lower: this.project(x, y, z),
      color: mixColors(colors.left, colors.right, share),
    }));
    const side = [...chain.map(({ upper }) => upper), ...chain.map(({ lower }) => lower).reverse()];
    const top = outline.map(([x, y]) => this.project(x, y, z + h));
    return element(
      'g',
      { opacity },
      this.polygon(side, { fill: `url(#${this.addSideGradient(chain)})` }) +
        this.polygon(side, { fill: 'url(#side-shade)' }) +
        this.polygon(top, {
          fill: `url(#${this.materialId(material)}-top)`,
          stroke: colors.edge,
          strokeWidth: edgeWidth,
          strokeOpacity: 0.85,
        }) +
        topContent,
    );
  }

  /** Gradient that runs with the screen's x over the corners of a side. */
  addSideGradient(chain) {
    const [start, end] = [chain[0].upper[0], chain.at(-1).upper[0]];
    const stops = chain.map(({ upper, color }) => {
      const offset = Math.round(((upper[0] - start) / (end - start)) * 1000) / 1000;
      return `<stop offset="${offset}" stop-color="${color}"/>`;
    });
    const id = `s${this.gradients.length}`;
    this.gradients.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${formatNumber(start)}" y1="0" x2="${formatNumber(end)}" y2="0">${stops.join('')}</linearGradient>`,
    );
    return id;
  }

  slab(options) {
    this.add(depthOf(options), this.prismShape({ ...options, outline: roundedOutline(options) }));
  }

  cylinderShape({ x, y, r, ...rest }) {
    return this.prismShape({ ...rest, outline: circleOutline(x, y, r) });
  }

  cylinder(options) {
    this.add(options.depth ?? options.x + options.y + (options.lift ?? 0), this.cylinderShape(options));
  }

  material(name) {
    return this.palette.materials[name];
  }

  materialId(name) {
    return `m-${name}`;
  }

  /** Gradients that the faces refer to. */
  renderMaterials() {
    const { isDark } = this.palette;
    const faces = Object.entries(this.palette.materials).flatMap(([name, colors]) =>
      ['top', 'left', 'right'].map((side) => {
        const end =
          side === 'top'
            ? mixColors(colors.top, colors.left, 0.4)
            : mixColors(colors[side], isDark ? '#061029' : '#ffffff', isDark ? 0.42 : 0.3);
        const direction = side === 'top' ? 'x1="0" y1="0" x2="1" y2="1"' : 'x1="0" y1="0" x2="0" y2="1"';
        return `<linearGradient id="${this.materialId(name)}-${side}" ${direction}><stop offset="0" stop-color="${colors[side]}"/><stop offset="1" stop-color="${end}"/></linearGradient>`;
      }),
    );
    const shade = isDark ? ['#061029', 0.38] : ['#ffffff', 0.25];
    return (
      faces.join('') +
      this.gradients.join('') +
      `<linearGradient id="side-shade" x1="0" y1="0" x2="0" y2="1"><stop offset=".2" stop-color="${shade[0]}" stop-opacity="0"/><stop offset="1" stop-color="${shade[0]}" stop-opacity="${shade[1]}"/></linearGradient>`
    );
  }
}

/** The corners of an outline that face the viewer, from left to right, with how far each one faces right. */
function visibleChain(outline) {
  const edges = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length];
    return { from, to, normalX: to[1] - from[1], normalY: from[0] - to[0] };
  });
  const isVisible = ({ normalX, normalY }) => normalX + normalY > 1e-6;
  const visible = edges.filter(isVisible);
  const corners = visible.flatMap(({ from, to, normalX, normalY }) => {
    const share = Math.min(1, Math.max(0, 0.5 + (normalX - normalY) / (2 * Math.hypot(normalX, normalY))));
    return [from, to].map((point) => ({ point, share, across: point[0] - point[1] }));
  });
  return corners.sort((a, b) => a.across - b.across);
}

/** Depth of a box-like object: its centre, or its own `depth`. */
export function depthOf({ x, y, w = 0, d = 0, depth, lift = 0 }) {
  return depth ?? x + y + (w + d) / 2 + lift;
}

/** Outline of a rectangle with rounded corners, clockwise on screen. */
export function roundedOutline({ x, y, w, d, r = 0.25 }) {
  const corners = [
    [x + r, y + r, 180],
    [x + w - r, y + r, 270],
    [x + w - r, y + d - r, 0],
    [x + r, y + d - r, 90],
  ];
  return corners.flatMap(([centerX, centerY, start]) =>
    Array.from({ length: 7 }, (_, step) => {
      const angle = ((start + step * 15) * Math.PI) / 180;
      return [centerX + r * Math.cos(angle), centerY + r * Math.sin(angle)];
    }),
  );
}

export function circleOutline(x, y, r, count = 48) {
  return Array.from({ length: count }, (_, step) => {
    const angle = (step / count) * Math.PI * 2;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

// Matrix entries below a hundredth matter: they are multiplied by drawing units.
function formatNumber6(value) {
  return String(Math.round(value * 1e6) / 1e6);
}
