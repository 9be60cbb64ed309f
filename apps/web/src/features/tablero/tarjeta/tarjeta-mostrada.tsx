import type { Columna, HistoriaDeSprint } from '@pmp/contracts/sprints';
import type { Lift } from '../mover/use-lift';
import type { Avances } from './avances';
import { Tarjeta } from './tarjeta';

/** What the board tells every card alike. */
export interface Mostradas {
  sprint: string;
  avances: Avances | undefined;
  describedBy: string;
  /** Rendered even out of sight, so that focus and drag survive scrolling. */
  current: string | undefined;
  lifted: Pick<Lift, 'historia' | 'by'> | undefined;
  elegidas: ReadonlySet<string>;
}

interface TarjetaMostradaProps extends Mostradas {
  historia: HistoriaDeSprint;
  columna: Columna;
  /** The names of the neighbouring columns. */
  anterior: string | undefined;
  siguiente: string | undefined;
}

/** A card with what the board knows of it. */
export const TarjetaMostrada = (props: TarjetaMostradaProps) => {
  const { historia, columna, avances, current, lifted, elegidas, ...tarjeta } = props;
  return (
    <Tarjeta
      {...tarjeta}
      historia={historia}
      estadoColumna={columna.estado}
      avance={avances?.get(historia._id)}
      sprint={historia.sprintId?.nombre ?? tarjeta.sprint}
      current={historia._id === current}
      elegida={elegidas.has(historia._id)}
      lifted={historia._id === lifted?.historia ? lifted.by : undefined}
    />
  );
};
