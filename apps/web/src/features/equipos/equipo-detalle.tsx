import type { Equipo } from '@pmp/contracts/usuarios';
import { useTranslation } from 'react-i18next';
import { formatMomento } from '../../shared/fechas/dates';
import { Dialog } from '../../shared/ui/dialogos/dialog';
import { MiembroRow } from './miembro-row';
import { TextoEscrito } from '../../shared/escritura/texto-escrito';

interface EquipoDetalleProps {
  equipo: Equipo;
  onClose: () => void;
}

const EquipoDetalle = ({ equipo, onClose }: EquipoDetalleProps) => {
  const { t } = useTranslation('equipos');
  return (
    <Dialog
      title={equipo.nombre}
      description={t('creado', { fecha: formatMomento(equipo.createdAt) })}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3 overflow-y-auto p-4">
        <TextoEscrito texto={equipo.descripcion || t('sinDescripcion')} className="text-muted" />
        <div>
          <h3 className="text-sm font-semibold">{t('miembros', { count: equipo.miembros.length })}</h3>
          <ul className="mt-1 divide-y divide-line">
            {equipo.miembros.map((miembro) => (
              <MiembroRow key={miembro.usuario._id} miembro={miembro} />
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
};

export default EquipoDetalle;
