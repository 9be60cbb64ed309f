/** The part of a project that a service has. */
export const PART = Symbol('PART');
