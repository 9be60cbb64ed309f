let held = 0;

/** Whether something typed and not saved is on screen. */
export const sinGuardar = {
  any: (): boolean => held > 0,

  /** Until what this gives is called. */
  hold: (): (() => void) => {
    held += 1;
    return () => void (held -= 1);
  },
};
