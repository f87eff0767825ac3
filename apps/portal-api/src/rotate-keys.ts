import { runCommand } from './run-command';
import { runKeyRotation } from './rotate-keys-command';

runCommand(runKeyRotation);
