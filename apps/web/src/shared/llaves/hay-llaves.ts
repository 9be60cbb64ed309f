/** An address of numbers is no name, and keys are bound to the name of a site. */
const ADDRESS = /^[\d.]+$|:/;

/** Whether this browser has passkeys for this page. What uses them (`llaves.ts`) is loaded when it is needed. */
export const hayLlaves = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !ADDRESS.test(window.location.hostname);
