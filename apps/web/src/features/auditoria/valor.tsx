import type { ValorHecho } from '@pmp/contracts/common';
import { useTranslation } from 'react-i18next';
import { formatDia, formatMomentoExacto } from '../../shared/fechas/dates';
import { useEtiquetas } from './use-etiquetas';

const DIA = /^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/;
const INSTANTE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const ID = /^[0-9a-f]{24}$/;

/** Fields whose values are words of the product, which are translated, not texts of people. */
const CON_PALABRAS = new Set([
  'estado',
  'prioridad',
  'tipo',
  'rol',
  'tema',
  'idioma',
  'tipoChat',
  'motivo',
  'regla',
]);

interface ValorProps {
  campo: string;
  valor: ValorHecho;
  nombres: ReadonlyMap<string, string>;
}

export const Valor = ({ campo, valor, nombres }: ValorProps) => {
  const { t } = useTranslation('auditoria');
  const etiqueta = useEtiquetas();
  if (valor === null || valor === '') return <span className="text-subtle">{t('valor.vacio')}</span>;
  if (typeof valor === 'boolean') return t(valor ? 'valor.si' : 'valor.no');
  const texto = String(valor);
  if (CON_PALABRAS.has(campo)) return etiqueta('palabra', texto);
  const nombre = nombres.get(texto);
  if (nombre !== undefined) return <span title={texto}>{nombre}</span>;
  if (DIA.test(texto)) return formatDia(texto);
  if (ID.test(texto)) return <span className="font-mono text-xs text-muted">{texto}</span>;
  return INSTANTE.test(texto) ? formatMomentoExacto(texto) : texto;
};
