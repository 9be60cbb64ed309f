import type { CambioPropuesto, PropuestaEstadoBody } from '@pmp/contracts/ia';
import { rutasConversaciones } from '@pmp/contracts/ia/rutas';
import { http } from '../../../shared/http/http';
import { pedir } from '../../../shared/http/pedir';

// The contract's list lives beside its zod schemas, which the browser does not load; the spec compares.
export const RUTAS_DE_PROPUESTA: readonly { metodo: 'POST' | 'PUT'; ruta: RegExp }[] = [
  { metodo: 'POST', ruta: /^\/api\/tareas$/ },
  { metodo: 'PUT', ruta: /^\/api\/tareas\/[0-9a-f]{24}$/ },
  { metodo: 'POST', ruta: /^\/api\/historias$/ },
  { metodo: 'POST', ruta: /^\/api\/sprints$/ },
  { metodo: 'PUT', ruta: /^\/api\/historias\/[0-9a-f]{24}$/ },
  { metodo: 'PUT', ruta: /^\/api\/sprints\/lote$/ },
  { metodo: 'POST', ruta: /^\/api\/recordatorios$/ },
];

/** Runs one call of a proposal when the person clicks, with the person's rights; calls outside the list are refused. */
export const runCambio = async ({ metodo, ruta, cuerpo }: CambioPropuesto): Promise<void> => {
  if (!RUTAS_DE_PROPUESTA.some((known) => known.metodo === metodo && known.ruta.test(ruta)))
    throw new Error(`No es una llamada de propuesta: ${metodo} ${ruta}`);
  await (metodo === 'POST' ? http.post(ruta, cuerpo) : http.put(ruta, cuerpo));
};

export const resolvePropuesta = (
  conversacion: string,
  propuesta: string,
  estado: PropuestaEstadoBody['estado'],
) =>
  pedir(rutasConversaciones.cerrarPropuesta, { params: { id: conversacion, propuesta }, body: { estado } });
