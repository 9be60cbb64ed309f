import { idOf, type KubeObject } from '../objetos/objects.ts';

export interface Fault {
  object: string;
  what: string;
}

export interface Rule {
  name: string;
  /** Why the rule exists. */
  why: string;
  check: (objects: KubeObject[]) => Fault[];
}

export const fault = (object: KubeObject, what: string): Fault => ({ object: idOf(object), what });
