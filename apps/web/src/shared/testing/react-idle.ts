import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

/** Once React has done what it had put off: the effects of what is on screen, its listeners and its focus. */
export const reactIdle = () =>
  new Promise<void>((resolve) => {
    unstable_scheduleCallback(unstable_IdlePriority, () => resolve());
  });
