import { createOpener } from '../navegar/opener';
import type { Elemento } from './elementos';

/** What somebody wants to delete; the shell asks first. */
export const eliminacion = createOpener<{ elementos: readonly Elemento[]; onDone?: () => void }>();
