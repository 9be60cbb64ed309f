import type { Epica } from '@pmp/contracts/proyectos';
import { useTranslation } from 'react-i18next';
import { useTextoQuieto } from '../../../shared/escritura/use-texto-quieto';
import { Momento } from '../../../shared/ui/fichas/momento';
import { EstadoBoton, PrioridadBoton } from '../../../shared/elementos/botones/estado-prioridad';
import { Adjuntos } from '../adjuntos/adjuntos';
import { useSubidas } from '../adjuntos/use-subidas';
import { Codigo } from '../codigo/codigo';
import { Descripcion } from '../texto/descripcion';
import { Ficha, Vacio } from './ficha';
import { usePlazoFilas } from './plazo-filas';
import { Historial } from './historial';

interface EpicaDetalleProps {
  epica: Epica;
  /** Undefined: not known yet. */
  historias: { hechas: number; total: number } | undefined;
}

export const EpicaDetalle = ({ epica, historias }: EpicaDetalleProps) => {
  const { t } = useTranslation('backlog');
  const esta = { entidad: 'epica', datos: epica } as const;
  const isQuieto = useTextoQuieto(epica.descripcion);
  const plazo = usePlazoFilas(esta);
  const subidas = useSubidas({ entidad: 'epica', id: epica._id });
  return (
    <div className="flex flex-col gap-5">
      <Descripcion elemento={esta} />
      {isQuieto && (
        <>
          <Ficha
            filas={[
              { name: t('campo.estado'), value: <EstadoBoton elemento={esta} /> },
              { name: t('campo.prioridad'), value: <PrioridadBoton elemento={esta} /> },
              ...plazo,
              { name: t('campo.historias'), value: historias ? t('hechas', historias) : <Vacio>—</Vacio> },
              { name: t('creada'), value: <Momento iso={epica.createdAt} /> },
            ]}
          />
          <Adjuntos elemento={esta} subidas={subidas} />
          <Codigo proyecto={epica.proyecto} clave={epica.clave} />
          <Historial elemento={{ entidad: 'epica', id: epica._id }} />
        </>
      )}
    </div>
  );
};
