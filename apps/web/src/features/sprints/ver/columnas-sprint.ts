import type { Sprint } from '@pmp/contracts/sprints';
import type { ColumnaDe } from '../../../shared/exportar/hoja';
import { toInputDia } from '../../../shared/fechas/dias';
import { i18next } from '../../../shared/i18n/i18n';
import { puntosHechos } from './sprint-figures';

/** What a file says of a sprint. */
export const columnasSprint = (): ColumnaDe<Sprint>[] => [
  { nombre: i18next.t('hoja:campo.numero'), valor: ({ numero }) => numero },
  { nombre: i18next.t('hoja:campo.nombre'), valor: ({ nombre }) => nombre },
  { nombre: i18next.t('hoja:campo.estado'), valor: ({ estado }) => i18next.t(`sprints:estado.${estado}`) },
  {
    nombre: i18next.t('hoja:campo.inicio'),
    dias: true,
    valor: ({ fechaInicio }) => toInputDia(fechaInicio),
  },
  { nombre: i18next.t('hoja:campo.fin'), dias: true, valor: ({ fechaFin }) => toInputDia(fechaFin) },
  { nombre: i18next.t('hoja:campo.historias'), valor: ({ historias }) => historias.length },
  { nombre: i18next.t('hoja:campo.puntos'), valor: ({ puntosTotales }) => puntosTotales },
  { nombre: i18next.t('hoja:campo.hechos'), valor: puntosHechos },
  { nombre: i18next.t('hoja:campo.objetivo'), valor: ({ objetivo }) => objetivo || null },
];
