import type { Sprint } from '@pmp/contracts/sprints';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { plainText } from '../../../shared/dominio/plain-text';
import { endsBeforeStart, isTooLong } from '../../../shared/dominio/validators';
import { formatDia } from '../../../shared/fechas/dates';
import { pedir } from '../../../shared/http/pedir';
import { newId } from '../../../shared/http/new-id';
import { i18next } from '../../../shared/i18n/i18n';
import { diaEscrito, type Registro } from './columnas';
import { type FilaTraida, here, wrong } from './fila-traida';

interface Conocido {
  sprints: readonly Pick<Sprint, 'nombre'>[];
  proyecto: string;
}

/** Each becomes a pending sprint without stories: what was done in it is not in a list of sprints. */
export function planSprints(registros: readonly Registro[], { sprints, proyecto }: Conocido): FilaTraida[] {
  const mesAntes = i18next.language === 'en';
  const known = new Set(sprints.map(({ nombre }) => plainText(nombre)));
  const brought = new Set<string>();
  return registros.map(({ fila, ...registro }) => {
    const nombre = (registro.nombre ?? '').trim();
    const [fechaInicio, fechaFin] = [
      diaEscrito(registro.inicio, mesAntes),
      diaEscrito(registro.fin, mesAntes),
    ];
    const detalle = fechaInicio && fechaFin ? `${formatDia(fechaInicio)} – ${formatDia(fechaFin)}` : '';
    const at = { fila, titulo: nombre, detalle };
    const key = plainText(nombre);
    if (!nombre || isTooLong(nombre)) return wrong(at, 'sinNombre');
    if (known.has(key)) return here(fila, nombre, detalle);
    if (brought.has(key)) return wrong(at, 'repetida');
    if (fechaInicio === null || fechaFin === null) return wrong(at, 'fechaNoValida');
    if (!fechaInicio || !fechaFin) return wrong(at, 'sinFechas');
    if (endsBeforeStart(fechaInicio, fechaFin)) return wrong(at, 'finAntes');
    brought.add(key);
    const _id = newId();
    const objetivo = registro.objetivo ?? '';
    const body = { _id, proyecto, nombre, objetivo, fechaInicio, fechaFin, historiasSeleccionadas: [] };
    return {
      ...at,
      suerte: 'crear' as const,
      run: async () => {
        await pedir(rutasSprints.crear, { body });
        return { undo: () => pedir(rutasSprints.eliminar, { params: { id: _id } }) };
      },
    };
  });
}
