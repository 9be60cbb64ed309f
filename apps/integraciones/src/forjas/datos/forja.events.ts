import type { ForjaDoc } from './forja.model';

/** What facts say of a connection. */
export const datosDeForja = ({ _id, nombre, tipo, proyecto }: ForjaDoc) => ({ _id, nombre, tipo, proyecto });
