export { toBuscable } from '@pmp/contracts/common';
