import type { Mensaje } from '@pmp/contracts/mensajes';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { Cita } from '../burbujas/cita';

interface ObjetoRedaccionProps {
  respondido: Mensaje | undefined;
  editado: Mensaje | undefined;
  onDrop: () => void;
}

/** The message being answered or edited. */
export const ObjetoRedaccion = ({ respondido, editado, onDrop }: ObjetoRedaccionProps) => {
  const { t } = useTranslation('mensajes');
  if (!editado && !respondido) return null;
  return (
    <div className="flex items-start gap-2 border-b border-line py-1.5 pr-1 pl-3">
      <div className="min-w-0 grow">
        <p className="text-xs text-muted">
          {editado
            ? t('redactar.editas')
            : t('redactar.respondes', { nombre: respondido?.emisor.nombre ?? '' })}
        </p>
        {!editado && respondido && <Cita cita={respondido} />}
      </div>
      <IconButton label={t('redactar.dejar')} Icon={X} onClick={onDrop} />
    </div>
  );
};
