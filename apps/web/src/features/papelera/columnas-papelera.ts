import type { ElementoPapelera } from '@pmp/contracts/proyectos';
import type { ColumnaDe } from '../../shared/exportar/hoja';
import { diaOf } from '../../shared/fechas/dias';
import { i18next } from '../../shared/i18n/i18n';

/** What a file says of something in the trash. */
export const columnasPapelera = (): ColumnaDe<ElementoPapelera>[] => [
  { nombre: i18next.t('hoja:campo.tipo'), valor: ({ tipo }) => i18next.t(`papelera:tipo.${tipo}`) },
  { nombre: i18next.t('hoja:campo.titulo'), valor: ({ titulo }) => titulo },
  {
    nombre: i18next.t('hoja:campo.lugar'),
    valor: ({ proyecto, padre }) => [proyecto.nombre, padre?.titulo].filter(Boolean).join(' · '),
  },
  { nombre: i18next.t('hoja:campo.quien'), valor: ({ eliminadoPor }) => eliminadoPor?.nombre },
  { nombre: i18next.t('hoja:campo.cuando'), dias: true, valor: ({ fecha }) => diaOf(new Date(fecha)) },
  { nombre: i18next.t('hoja:campo.borrado'), dias: true, valor: ({ vence }) => diaOf(new Date(vence)) },
];
