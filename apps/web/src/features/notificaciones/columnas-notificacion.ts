import type { Notificacion } from '@pmp/contracts/notificaciones';
import type { ColumnaDe } from '../../shared/exportar/hoja';
import { formatMomentoExacto } from '../../shared/fechas/dates';
import { i18next } from '../../shared/i18n/i18n';
import { avisoText } from '../../shared/i18n/server-text';

/** What a file says of a notification. */
export const columnasNotificacion = (): ColumnaDe<Notificacion>[] => [
  { nombre: i18next.t('hoja:campo.cuando'), valor: ({ timestamp }) => formatMomentoExacto(timestamp) },
  { nombre: i18next.t('hoja:campo.aviso'), valor: (each) => avisoText(each).titulo },
  { nombre: i18next.t('hoja:campo.texto'), valor: (each) => avisoText(each).mensaje },
];
