import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../shared/ui/fichas/chip';

/** More than that would be no choice any more. */
const MAX_SHOWN = 60;

interface TablaProps {
  titulo: string;
  texto?: string;
  valores: readonly string[];
  /** Those of them that are only guessed; they come first. */
  desconocidos?: readonly string[] | undefined;
  /** The choice for a value. */
  children: (valor: string) => ReactNode;
}

/** The values of a column, each with what it is here. */
export const Tabla = ({ titulo, texto, valores, desconocidos = [], children }: TablaProps) => {
  const { t } = useTranslation('importar');
  const isAsked = (valor: string): boolean => desconocidos.includes(valor);
  const sorted = [...valores.filter(isAsked), ...valores.filter((valor) => !isAsked(valor))];
  if (!valores.length) return null;
  return (
    <section aria-label={titulo} className="flex flex-col gap-2">
      <h3 className="font-semibold">{titulo}</h3>
      {texto && <p className="text-sm text-muted">{texto}</p>}
      <ul className="rounded-card border border-line bg-surface">
        {sorted.slice(0, MAX_SHOWN).map((valor) => (
          <li
            key={valor}
            className="grid items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 text-sm last:border-b-0 sm:grid-cols-[1fr_14rem]"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-0 break-words">{valor}</span>
              {isAsked(valor) && <Chip tone="amber">{t('valores.desconocido')}</Chip>}
            </span>
            {children(valor)}
          </li>
        ))}
      </ul>
      {valores.length > MAX_SHOWN && (
        <p className="text-xs text-subtle">{t('valores.mas', { count: valores.length - MAX_SHOWN })}</p>
      )}
    </section>
  );
};
