import { parte } from '../partes/parte';

/** Fetched when somebody invites, with its texts. */
export const InvitarDialog = parte(() => import('./invitar-dialog'), 'invitar');
