import type { EstadoProyecto, Proyecto } from '@pmp/contracts/proyectos';
import type { EquipoResumen } from '@pmp/contracts/usuarios';
import { rutasProyectos } from '@pmp/contracts/proyectos/rutas';
import { ESTADOS_PROYECTO, PRIORIDADES } from '../../../shared/dominio/domain';
import { plainText } from '../../../shared/dominio/plain-text';
import { endsBeforeStart, isClave, isTooLong } from '../../../shared/dominio/validators';
import { hoy } from '../../../shared/fechas/dias';
import { pedir } from '../../../shared/http/pedir';
import { newId } from '../../../shared/http/new-id';
import { i18next } from '../../../shared/i18n/i18n';
import { diaEscrito, type Registro } from './columnas';
import { type FilaTraida, here, wrong } from './fila-traida';

interface Conocido {
  proyectos: readonly Proyecto[];
  equipos: readonly EquipoResumen[];
}

/** The one that is written, in the language on screen or as the API says it; undefined: none is; null: another word. */
function valorOf<T extends string>(
  valores: readonly T[],
  texto: string | undefined,
  label: (valor: T) => string,
): T | undefined | null {
  const said = plainText(texto?.trim() ?? '');
  if (!said) return undefined;
  return valores.find((valor) => plainText(valor) === said || plainText(label(valor)) === said) ?? null;
}

export function planProyectos(
  registros: readonly Registro[],
  { proyectos, equipos }: Conocido,
): FilaTraida[] {
  const mesAntes = i18next.language === 'en';
  const taken = new Map(proyectos.map(({ clave, nombre }) => [clave.toUpperCase(), nombre]));
  const brought = new Set<string>();
  return registros.map(({ fila, ...registro }) => {
    const nombre = registro.nombre?.trim() ?? '';
    const clave = (registro.clave?.trim() ?? '').toUpperCase();
    const titulo = nombre || clave;
    const said = registro.equipo?.trim() ?? '';
    const equipo = said
      ? equipos.find((one) => plainText(one.nombre) === plainText(said))
      : equipos.length === 1
        ? equipos[0]
        : undefined;
    const at = { fila, titulo, detalle: [clave, equipo?.nombre ?? said].filter(Boolean).join(' · ') };
    if (!nombre || isTooLong(nombre)) return wrong(at, 'sinNombre');
    if (!clave) return wrong(at, 'sinClave');
    if (!isClave(clave)) return wrong(at, 'claveNoValida');
    const owner = taken.get(clave);
    if (owner !== undefined)
      return plainText(owner) === plainText(nombre)
        ? here(fila, titulo, at.detalle)
        : wrong(at, 'claveOcupada');
    if (brought.has(clave)) return wrong(at, 'repetida');
    if (!equipo) return wrong(at, 'sinEquipo');
    const [fechaInicio, fechaFin] = [
      diaEscrito(registro.inicio, mesAntes),
      diaEscrito(registro.fin, mesAntes),
    ];
    if (fechaInicio === null || fechaFin === null) return wrong(at, 'fechaNoValida');
    if (endsBeforeStart(fechaInicio, fechaFin)) return wrong(at, 'finAntes');
    const estado = valorOf<EstadoProyecto>(ESTADOS_PROYECTO, registro.estado, (valor) =>
      i18next.t(`comun:estadoProyecto.${valor}`),
    );
    const prioridad = valorOf(PRIORIDADES, registro.prioridad, (valor) =>
      i18next.t(`comun:prioridad.${valor}`),
    );
    brought.add(clave);
    const _id = newId();
    const body = {
      _id,
      nombre,
      clave,
      equipo: equipo._id,
      descripcion: registro.descripcion ?? '',
      estado: estado ?? 'activo',
      prioridad: prioridad ?? 'media',
      fechaInicio: fechaInicio || hoy(),
      fechaFin,
    };
    return {
      ...at,
      suerte: 'crear' as const,
      motivo: estado === null || prioridad === null ? 'valorDesconocido' : undefined,
      run: async () => {
        await pedir(rutasProyectos.crear, { body });
        return { undo: () => pedir(rutasProyectos.eliminar, { params: { id: _id } }) };
      },
    };
  });
}
