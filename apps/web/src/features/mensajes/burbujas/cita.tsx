import type { Mensaje } from '@pmp/contracts/mensajes';
import { plainWords } from '@pmp/contracts/common/markdown';
import { useTranslation } from 'react-i18next';

interface CitaProps {
  cita: NonNullable<Mensaje['respuestaA']>;
  /** Goes to the quoted message, where possible. */
  onClick?: () => void;
}

/** The quoted message. */
export const Cita = ({ cita, onClick }: CitaProps) => {
  const { t } = useTranslation('mensajes');
  const { nombre } = cita.emisor;
  const words = (
    <>
      <span className="sr-only">{t('mensaje.respuestaA', { nombre })}: </span>
      <span aria-hidden className="block truncate text-xs font-medium text-accent-text">
        {nombre}
      </span>
      <span className={`line-clamp-2 text-xs break-words text-muted ${cita.eliminado ? 'italic' : ''}`}>
        {cita.eliminado ? t('mensaje.eliminado') : plainWords(cita.contenido) || '…'}
      </span>
    </>
  );
  const className = 'block min-w-0 max-w-full border-l-2 border-accent pl-2 text-left';
  if (!onClick) return <span className={className}>{words}</span>;
  return (
    <button type="button" onClick={onClick} className={`${className} rounded-r-[4px] hover:bg-raised`}>
      {words}
    </button>
  );
};
