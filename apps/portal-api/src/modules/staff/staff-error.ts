/** Why roles stay as they are. */
export type StaffProblem = 'unknownUser' | 'lastAdministrator';

/** Roles that cannot be changed as was asked. */
export class StaffError extends Error {
  override readonly name = 'StaffError';

  constructor(readonly problem: StaffProblem) {
    super(problem);
  }
}
