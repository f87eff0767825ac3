import { CONTENT_TYPES, type ContentModule, type ContentType } from '@portal/api-contract/rules';

type ModuleOf<Type extends ContentType> = {
  [Module in ContentModule]: (typeof CONTENT_TYPES)[Module] extends Type ? Module : never;
}[ContentModule];

const MODULES = new Map<ContentType, ContentModule>(
  (Object.keys(CONTENT_TYPES) as ContentModule[]).map((module) => [CONTENT_TYPES[module], module]),
);

/** Name of a content type: tables and the search's index have names, calls have codes. */
export function toModule<Type extends ContentType>(contentType: Type): ModuleOf<Type> {
  return MODULES.get(contentType) as ModuleOf<Type>;
}
