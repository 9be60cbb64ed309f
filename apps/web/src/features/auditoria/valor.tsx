import type { ValorHecho } from '@pmp/contracts/common';
import { useTranslation } from 'react-i18next';
import { formatMomentoExacto } from '../../shared/dates';

const INSTANTE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

interface ValorProps {
  valor: ValorHecho;
  nombres: ReadonlyMap<string, string>;
}

export const Valor = ({ valor, nombres }: ValorProps) => {
  const { t } = useTranslation('auditoria');
  if (valor === null || valor === '') return <span className="text-subtle">{t('valor.vacio')}</span>;
  if (typeof valor === 'boolean') return t(valor ? 'valor.si' : 'valor.no');
  const texto = String(valor);
  return nombres.get(texto) ?? (INSTANTE.test(texto) ? formatMomentoExacto(texto) : texto);
};
