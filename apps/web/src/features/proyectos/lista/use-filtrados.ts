import type { Proyecto } from '@pmp/contracts/proyectos';
import { hojaDe, type Oferta, useHoja } from '../../../shared/exportar/hoja';
import { toInputDia } from '../../../shared/fechas/dias';
import { i18next } from '../../../shared/i18n/i18n';
import { useSearchFilter } from '../../../shared/navegar/use-search-filter';
import { filterProyectos, PARAM } from './filter-proyectos';

const columnas = () => [
  { nombre: i18next.t('hoja:campo.clave'), valor: ({ clave }: Proyecto) => clave },
  { nombre: i18next.t('hoja:campo.nombre'), valor: ({ nombre }: Proyecto) => nombre },
  {
    nombre: i18next.t('hoja:campo.estado'),
    valor: ({ estado }: Proyecto) => i18next.t(`comun:estadoProyecto.${estado}`),
  },
  {
    nombre: i18next.t('hoja:campo.prioridad'),
    valor: ({ prioridad }: Proyecto) => i18next.t(`comun:prioridad.${prioridad}`),
  },
  { nombre: i18next.t('hoja:campo.equipo'), valor: ({ equipo }: Proyecto) => equipo.nombre },
  {
    nombre: i18next.t('hoja:campo.inicio'),
    dias: true,
    valor: ({ fechaInicio }: Proyecto) => toInputDia(fechaInicio) || null,
  },
  {
    nombre: i18next.t('hoja:campo.fin'),
    dias: true,
    valor: ({ fechaFin }: Proyecto) => toInputDia(fechaFin) || null,
  },
  {
    nombre: i18next.t('hoja:campo.descripcion'),
    soloFichero: true,
    valor: ({ descripcion }: Proyecto) => descripcion || null,
  },
];

const PEGAR = { entidad: 'proyecto', proyecto: '' } as const;

/** The projects that match the filters of the address. */
export const useFiltrados = (
  titulo: string,
  proyectos: Proyecto[] | undefined,
  enMovil: Oferta['enMovil'],
) => {
  const { filtro: inAddress, texto, setTexto, setFiltro, clear } = useSearchFilter(PARAM);
  const filtro = { ...inAddress, texto };
  const shown = filterProyectos(proyectos ?? [], filtro);
  useHoja({ hoja: () => proyectos && hojaDe(titulo, shown, columnas()), enMovil, pegar: PEGAR });
  return { filtro, shown, setTexto, setFiltro, clear };
};
