import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

/** Resolves once React has run the effects of what is on screen, so that listeners and focus are in place. */
export const reactIdle = () =>
  new Promise<void>((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
  });
