import { idOf } from '../../demo/ids.ts';

/** The shop of the demo workspace: there, ids follow from names. */
export const TIENDA = idOf('proyecto', 'TIENDA');

const EPICA = idOf(TIENDA, 'Pago en un solo paso');
export const HISTORIA = idOf(EPICA, 'Pagar con tarjeta guardada');

export const TAREA = idOf(HISTORIA, 'Elegir entre las tarjetas guardadas');
