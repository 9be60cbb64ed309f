import type { Historia } from '@pmp/contracts/proyectos';
import type { TFunction } from 'i18next';
import type { EpicaNueva } from './create-contenido';

export const PLANTILLAS = ['scrum', 'kanban', 'ejemplo', 'vacio'] as const;
export type Plantilla = (typeof PLANTILLAS)[number];

/** Keys of `contenido` in the catalogue. */
type Titulo = keyof (typeof import('../i18n/es/empezar.json'))['contenido'];

interface HistoriaDePlantilla extends Partial<Pick<Historia, 'puntos' | 'prioridad' | 'estado'>> {
  titulo: Titulo;
}

interface EpicaDePlantilla {
  titulo: Titulo;
  historias: HistoriaDePlantilla[];
}

/** What a new project starts with; Scrum estimates, kanban does not. */
const CONTENIDO: Record<Plantilla, EpicaDePlantilla[]> = {
  scrum: [
    {
      titulo: 'preparar',
      historias: [
        { titulo: 'vision', puntos: 2, prioridad: 'alta' },
        { titulo: 'terminado', puntos: 1 },
      ],
    },
    {
      titulo: 'primera',
      historias: [
        { titulo: 'entrar', puntos: 5, prioridad: 'alta' },
        { titulo: 'inicio', puntos: 3 },
        { titulo: 'problema', puntos: 2 },
      ],
    },
  ],
  kanban: [
    {
      titulo: 'enCurso',
      historias: [{ titulo: 'apuntar', prioridad: 'alta' }, { titulo: 'limite' }],
    },
    { titulo: 'mejoras', historias: [{ titulo: 'parado' }] },
  ],
  ejemplo: [
    {
      titulo: 'pagos',
      historias: [
        { titulo: 'tarjeta', puntos: 5, prioridad: 'crítica', estado: 'en progreso' },
        { titulo: 'factura', puntos: 3 },
        { titulo: 'devolver', puntos: 3, prioridad: 'alta' },
      ],
    },
    {
      titulo: 'buscador',
      historias: [
        { titulo: 'nombre', puntos: 3, estado: 'completada' },
        { titulo: 'precio', puntos: 2, estado: 'en revisión' },
        { titulo: 'erratas', puntos: 5, prioridad: 'baja' },
      ],
    },
    {
      titulo: 'pedidos',
      historias: [
        { titulo: 'seguir', puntos: 3 },
        { titulo: 'avisar', puntos: 2 },
      ],
    },
  ],
  vacio: [],
};

const countHistorias = (plantilla: Plantilla): number =>
  CONTENIDO[plantilla].reduce((total, { historias }) => total + historias.length, 0);

/** What it says in the person's language. */
export const contenidoDe = (plantilla: Plantilla, t: TFunction<'empezar'>): EpicaNueva[] =>
  CONTENIDO[plantilla].map(({ titulo, historias }) => ({
    titulo: t(`contenido.${titulo}`),
    historias: historias.map((historia) => ({ ...historia, titulo: t(`contenido.${historia.titulo}`) })),
  }));

/** `3 épicas · 8 historias`. */
export const cuentaDe = (plantilla: Plantilla, t: TFunction<'empezar'>): string => {
  const historias = countHistorias(plantilla);
  if (historias === 0) return t('plantilla.nada');
  const epicas = t('plantilla.epicas', { count: CONTENIDO[plantilla].length });
  return t('plantilla.trae', { epicas, historias: t('plantilla.historias', { count: historias }) });
};
