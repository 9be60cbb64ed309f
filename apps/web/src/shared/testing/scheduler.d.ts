/** React's scheduler, which ships without types. */
declare module 'scheduler' {
  export const unstable_IdlePriority: number;
  export const unstable_scheduleCallback: (priority: number, callback: () => void) => object;
}
