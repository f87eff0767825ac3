import type { Layers } from '@portal/api-contract';
import styles from './layers-diagram.module.css';

/** Props of `LayersDiagram`. */
export interface LayersDiagramProps {
  /** What the diagram shows, e.g. 设备接入平台架构. */
  readonly title: string;
  readonly layers: Layers;
}

const WIDTH = 960;
const LABEL_WIDTH = 128;
const ROW_HEIGHT = 92;
const GAP = 14;
const LINE_LENGTH = 9;

/** Architecture in layers as a drawing that screen readers can read. Wide drawings scroll on phones. */
export function LayersDiagram({ title, layers }: LayersDiagramProps) {
  const height = layers.length * (ROW_HEIGHT + GAP) - GAP;
  const description = layers.map(({ name, items }) => `${name}：${items.join('、')}`).join('；');
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <svg
        className={styles.diagram}
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={`${title}。${description}`}
      >
        {layers.map((layer, index) => (
          <Layer key={layer.name} layer={layer} top={index * (ROW_HEIGHT + GAP)} depth={index / layers.length} />
        ))}
      </svg>
    </div>
  );
}

interface LayerProps {
  readonly layer: Layers[number];
  readonly top: number;
  /** 0 for the top layer, towards 1 for the lowest. */
  readonly depth: number;
}

function Layer({ layer: { name, items }, top, depth }: LayerProps) {
  const room = WIDTH - LABEL_WIDTH - GAP;
  const width = room / items.length - GAP;
  return (
    <g>
      <rect className={styles.band} x={LABEL_WIDTH} y={top} width={WIDTH - LABEL_WIDTH} height={ROW_HEIGHT} rx={8} />
      <rect
        className={styles.label}
        x={0}
        y={top}
        width={LABEL_WIDTH - GAP}
        height={ROW_HEIGHT}
        rx={8}
        fillOpacity={1 - depth * 0.35}
      />
      <Words text={name} x={(LABEL_WIDTH - GAP) / 2} y={top + ROW_HEIGHT / 2} className={styles.labelText} length={6} />
      {items.map((item, index) => {
        const x = LABEL_WIDTH + GAP + index * (width + GAP);
        return (
          <g key={item}>
            <rect className={styles.box} x={x} y={top + GAP} width={width} height={ROW_HEIGHT - 2 * GAP} rx={6} />
            <Words
              text={item}
              x={x + width / 2}
              y={top + ROW_HEIGHT / 2}
              className={styles.boxText}
              length={Math.max(4, Math.floor(width / 17)) || LINE_LENGTH}
            />
          </g>
        );
      })}
    </g>
  );
}

interface WordsProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly className: string | undefined;
  /** Most characters of a line. */
  readonly length: number;
}

function Words({ text, x, y, className, length }: WordsProps) {
  const lines = breakText(text, length);
  return (
    <text className={className} x={x} y={y} textAnchor="middle" dominantBaseline="central">
      {lines.map((line, index) => (
        <tspan key={index} x={x} y={y + (index - (lines.length - 1) / 2) * 20}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Breaks a text into lines of about equal length; words of Latin letters and numbers stay whole. */
export function breakText(text: string, length: number): string[] {
  const parts = text.match(/[A-Za-z0-9.+/-]+|\s+|./gu) ?? [];
  const measure = (line: string) => [...line].reduce((sum, sign) => sum + (sign < '\u0100' ? 0.55 : 1), 0);
  const count = Math.ceil(measure(text) / length);
  const target = measure(text) / count;
  const lines = [''];
  for (const part of parts) {
    const last = lines.at(-1) ?? '';
    if (last && measure(last) + measure(part) / 2 > target && lines.length < count) lines.push(part.trim());
    else lines[lines.length - 1] = last + part;
  }
  return lines.map((line) => line.trim());
}
