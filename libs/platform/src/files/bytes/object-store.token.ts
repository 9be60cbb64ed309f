/** The store of objects that the operator has configured; null: none. */
export const OBJECT_STORE = Symbol('OBJECT_STORE');
