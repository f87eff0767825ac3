/** A situation the operator can put right: shown as its sentence alone, without a stack. */
export class OperatorError extends Error {
  name = 'OperatorError';
}

/**
 * Runs a command of the operator; a failure ends the process with exit code 1.
 * @param {() => Promise<unknown>} command
 */
export async function runOperatorCommand(command) {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  }
}

/** @param {unknown} error */
function describeFailure(error) {
  // The API has an error of its own for what an operator has to put right.
  if (error instanceof Error && ['OperatorError', 'StartupError'].includes(error.name)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
