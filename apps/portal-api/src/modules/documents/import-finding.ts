/** Something in a folder of documents that is not as it should be. */
export interface ImportFinding {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
  /** Whether a file was left out for it; otherwise the page says what is missing. */
  readonly isError: boolean;
}

/** What is wrong with a file that is imported all the same. */
export function warn(file: string, line: number, reason: string): ImportFinding {
  return { file, line, reason, isError: false };
}

/** Why a file, or a whole folder, is left out. */
export function reject(file: string, line: number, reason: string): ImportFinding {
  return { file, line, reason, isError: true };
}
