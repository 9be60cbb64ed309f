/** `node main.js --comprobar`: looks whether this program could start, without any server, and exits. */
export const isOnlyChecking = (): boolean => process.argv.includes('--comprobar');
