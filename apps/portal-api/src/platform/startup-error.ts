/** Something an operator has to put right before the program can start; its message is one plain sentence. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
