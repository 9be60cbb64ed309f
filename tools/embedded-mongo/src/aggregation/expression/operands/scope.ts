import type { Doc, Value } from '../../../values/bson/doc.ts';

/** What an expression is evaluated against: the document and the variables in scope. */
export interface Scope {
  readonly root: Value;
  readonly current: Value;
  readonly now: Date;
  readonly variables: Doc;
}

export function rootScope(doc: Value, variables: Doc, now: Date): Scope {
  return { root: doc, current: doc, now, variables };
}

export function withVariables(scope: Scope, added: Doc): Scope {
  const variables: Doc = { ...scope.variables, ...added };
  const current = 'CURRENT' in added ? added.CURRENT : scope.current;
  return { root: scope.root, current, now: scope.now, variables };
}
