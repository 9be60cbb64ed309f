import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campo, editar } from '../edicion';
import type { Elemento } from '../elementos';

interface CampoBotonProps {
  campo: Campo;
  elemento: Elemento;
  /** The value in words, for who cannot see it. */
  valor: string;
  className?: string;
  children: ReactNode;
}

/** A field's value, which a click changes. */
export const CampoBoton = ({ campo, elemento, valor, className = '', children }: CampoBotonProps) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      data-campo={campo}
      aria-haspopup="dialog"
      title={t(`campo.${campo}`)}
      onClick={({ currentTarget }) => editar({ campo, elementos: [elemento], anchor: currentTarget })}
      className={`touch-area inline-flex max-w-full min-w-0 items-center gap-1 rounded-[5px] text-left hover:opacity-80 ${className}`}
    >
      <span className="sr-only">{t('elemento.cambiar', { campo: t(`campo.${campo}`), valor })}</span>
      <span aria-hidden className="contents">
        {children}
      </span>
    </button>
  );
};
