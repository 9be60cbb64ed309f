import type { Proyecto } from '@pmp/contracts/proyectos';
import type { EquipoResumen } from '@pmp/contracts/usuarios';

/**
 * The specification's built-in samples, shown only while the server cannot be reached. Their ids are not valid ids of
 * the API, so none of them can ever be saved.
 */
export const SAMPLE_EQUIPOS: EquipoResumen[] = [
  { _id: '1', nombre: 'Development' },
  { _id: '2', nombre: 'Design' },
  { _id: '3', nombre: 'Marketing' },
];

const sample = (
  _id: string,
  equipo: EquipoResumen | undefined,
  values: Pick<Proyecto, 'nombre' | 'clave' | 'descripcion' | 'estado' | 'prioridad'>,
): Proyecto => ({
  _id,
  ...values,
  equipo: equipo ?? { _id: '1', nombre: '' },
  fechaInicio: '2026-01-12T00:00:00.000Z',
  fechaFin: null,
  creador: null,
  createdAt: '2026-01-12T00:00:00.000Z',
  updatedAt: '2026-01-12T00:00:00.000Z',
  version: 0,
});

export const SAMPLE_PROYECTOS: Proyecto[] = [
  sample('1', SAMPLE_EQUIPOS[0], {
    nombre: 'Plataforma web',
    clave: 'WEB',
    descripcion: 'Rediseño del portal y de su catálogo.',
    estado: 'activo',
    prioridad: 'alta',
  }),
  sample('2', SAMPLE_EQUIPOS[1], {
    nombre: 'Identidad visual',
    clave: 'MARCA',
    descripcion: 'Guía de estilo y biblioteca de componentes.',
    estado: 'pausado',
    prioridad: 'media',
  }),
  sample('3', SAMPLE_EQUIPOS[2], {
    nombre: 'Campaña de lanzamiento',
    clave: 'LANZ',
    descripcion: 'Plan de comunicación del primer trimestre.',
    estado: 'completado',
    prioridad: 'baja',
  }),
];

export const isSample = ({ _id }: { _id: string }): boolean => _id.length < 24;
