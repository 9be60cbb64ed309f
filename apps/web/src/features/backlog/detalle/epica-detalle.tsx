import type { Epica } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { PrioridadChip } from '../../../shared/ui/fichas/chip';
import { Momento } from '../../../shared/ui/fichas/momento';
import { EstadoRapido } from '../cambiar/estado-rapido';
import { Ficha } from './ficha';
import { Historial } from './historial';

interface EpicaDetalleProps {
  epica: Epica;
  historias: { hechas: number; total: number };
}

export const EpicaDetalle = ({ epica, historias }: EpicaDetalleProps) => {
  const { t } = useTranslation('backlog');
  return (
    <div className="flex flex-col gap-5">
      {epica.descripcion ? (
        <p className="text-sm break-words whitespace-pre-wrap">{epica.descripcion}</p>
      ) : (
        <p className="text-sm text-subtle">{t('sinDescripcion')}</p>
      )}
      <Ficha
        filas={[
          { name: t('campo.estado'), value: <EstadoRapido entidad="epica" elemento={epica} /> },
          { name: t('campo.prioridad'), value: <PrioridadChip prioridad={epica.prioridad} /> },
          { name: t('campo.historias'), value: t('hechas', historias) },
          { name: t('creada'), value: <Momento iso={epica.createdAt} /> },
        ]}
      />
      <Historial elemento={{ entidad: 'epica', id: epica._id }} />
    </div>
  );
};
