import type { WorkOrderType } from '@portal/api-contract/account';

/** A kind of problem that can be chosen; deeper ones bear the names between the first and theirs. */
export interface TypeChoice {
  readonly code: string;
  readonly name: string;
  readonly template: string;
}

/** Kinds without children below a kind, or the kind itself where it has none. */
export function listTypeChoices({ code, name, template, children }: WorkOrderType): readonly TypeChoice[] {
  if (children.length === 0) return [{ code, name, template }];
  return children.flatMap((child) =>
    listTypeChoices(child).map((choice) => (child.children.length > 0 ? prefixName(choice, child.name) : choice)),
  );
}

function prefixName(choice: TypeChoice, name: string): TypeChoice {
  return { ...choice, name: `${name} / ${choice.name}` };
}

/** The kind that can be chosen with this code. */
export function findTypeChoice(types: readonly WorkOrderType[], code: string): TypeChoice | undefined {
  return types.flatMap((type) => listTypeChoices(type)).find((choice) => choice.code === code);
}

/** The kind of the first level that a chosen one belongs to. */
export function findTypeGroup(types: readonly WorkOrderType[], code: string): WorkOrderType | undefined {
  return types.find((type) => listTypeChoices(type).some((choice) => choice.code === code));
}
