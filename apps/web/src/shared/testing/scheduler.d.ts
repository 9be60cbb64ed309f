/** React's own queue, of which it publishes no types. */
declare module 'scheduler' {
  export const unstable_IdlePriority: number;
  export const unstable_scheduleCallback: (priority: number, callback: () => void) => object;
}
