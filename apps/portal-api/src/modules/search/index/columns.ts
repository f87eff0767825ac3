/** Numbers of one kind. */
export type TypedArray = Uint8Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** A longer array with the same beginning. */
export function growTo<Values extends TypedArray>(values: Values, length: number): Values {
  const grown = new (values.constructor as new (size: number) => Values)(length);
  grown.set(values as never);
  return grown;
}

/** A value of each document. */
export interface Column {
  get(document: number): number;
  set(document: number, value: number): void;
  /** The values as they are kept. */
  save(): TypedArray;
  readBytes(): number;
}

/** A column of a typed array that grows as documents are added; it begins with the values that it is given. */
export function createColumn(beginning: TypedArray): Column {
  let values = beginning;
  return {
    get: (document) => values[document] ?? 0,
    set(document, value) {
      if (document >= values.length) values = growTo(values, Math.ceil(document * 1.25) + 1);
      values[document] = value;
    },
    save: () => values,
    readBytes: () => values.byteLength,
  };
}
