import type { Acuerdos, PlantillaGuardada, VistaGuardada } from '../../src/preguntas/person-reader';
import { id, PORTAL, TIENDA, type ClavePersona } from './espacio';

const NADA = { puntos: [], impide: false };
const columna = (
  nombre: string,
  estado: Acuerdos['columnas'][number]['estado'],
  [tarjetas, puntos]: readonly [number, number],
  limite: Acuerdos['columnas'][number]['limite'] = null,
) => ({ nombre, estado, limite, tarjetas, puntos });

/** How each team works, by project. */
export const acuerdos: Readonly<Record<string, Acuerdos>> = {
  [TIENDA._id]: {
    columnas: [
      columna('Por hacer', 'pendiente', [2, 8]),
      columna('Desarrollo', 'en progreso', [3, 13], { maximo: 2, por: 'tarjetas', modo: 'avisa' }),
      columna('Pruebas', 'en revisión', [1, 5], { maximo: 8, por: 'puntos', modo: 'impide' }),
      columna('Completado', 'completada', [1, 3]),
    ],
    listo: {
      puntos: [
        { _id: id('d', 1), regla: 'criterios', texto: '' },
        { _id: id('d', 2), regla: null, texto: 'Diseño revisado' },
      ],
      impide: false,
    },
    hecho: { puntos: [{ _id: id('d', 3), regla: 'sinTareasAbiertas', texto: '' }], impide: true },
  },
  [PORTAL._id]: { columnas: [columna('Por hacer', 'pendiente', [1, 2])], listo: NADA, hecho: NADA },
};

export const plantillas: Readonly<Record<string, readonly PlantillaGuardada[]>> = {
  [TIENDA._id]: [
    { nombre: 'Pantalla nueva', tipo: 'historia', elementos: 4 },
    { nombre: 'Error en producción', tipo: 'tarea', elementos: 1 },
  ],
};

export const vistas: readonly (VistaGuardada & { de: readonly ClavePersona[] })[] = [
  {
    _id: id('v', 1),
    nombre: 'Lo que urge',
    consulta: 'prioridad:alta abierta',
    ambito: 'equipo',
    de: ['lucia', 'nora', 'ivan', 'marcos', 'sara'],
  },
  { _id: id('v', 2), nombre: 'Para la demo', consulta: 'sprint:actual', ambito: 'privada', de: ['lucia'] },
];

/** What some stories must fulfil. */
export const criterios: Readonly<Record<string, readonly { texto: string; hecho: boolean }[]>> = {
  [id('h', 11)]: [
    { texto: 'Se ve el calendario de cobros', hecho: true },
    { texto: 'Se puede adelantar un plazo', hecho: false },
  ],
  [id('h', 8)]: [{ texto: 'Vale con un solo paso', hecho: true }],
};
