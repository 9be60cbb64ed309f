let before = new Map<string, PropertyDescriptor | undefined>();

/** In place of a global until the test ends; `jest.replaceProperty` takes no function and nothing that is missing. */
export const stubGlobal = (name: string, value: unknown): void => {
  if (!before.has(name)) before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
};

export const restoreGlobals = (): void => {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
  before = new Map();
};
