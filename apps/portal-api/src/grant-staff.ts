import { runCommand } from './run-command';
import { runStaffCommand } from './staff-command';

runCommand(runStaffCommand);
