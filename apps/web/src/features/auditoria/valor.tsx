import type { ValorHecho } from '@pmp/contracts/common';
import { useTranslation } from 'react-i18next';
import { formatDia, formatMomentoExacto } from '../../shared/dates';

const DIA = /^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/;
const INSTANTE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const ID = /^[0-9a-f]{24}$/;

interface ValorProps {
  valor: ValorHecho;
  nombres: ReadonlyMap<string, string>;
}

export const Valor = ({ valor, nombres }: ValorProps) => {
  const { t } = useTranslation('auditoria');
  if (valor === null || valor === '') return <span className="text-subtle">{t('valor.vacio')}</span>;
  if (typeof valor === 'boolean') return t(valor ? 'valor.si' : 'valor.no');
  const texto = String(valor);
  const nombre = nombres.get(texto);
  if (nombre !== undefined) return <span title={texto}>{nombre}</span>;
  if (DIA.test(texto)) return formatDia(texto);
  if (ID.test(texto)) return <span className="font-mono text-xs text-muted">{texto}</span>;
  return INSTANTE.test(texto) ? formatMomentoExacto(texto) : texto;
};
