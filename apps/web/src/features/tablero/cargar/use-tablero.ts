import { useQuery } from '@tanstack/react-query';
import { keys } from '../../../shared/queries/keys';
import { readTablero } from './read-tablero';
import { type DatosTablero, keepNewer } from './patch-tablero';

export const useTablero = (proyectoId: string) =>
  useQuery({
    queryKey: keys.tablero(proyectoId),
    ...readTablero(proyectoId),
    structuralSharing: (old, fresh) => (old ? keepNewer(old as DatosTablero, fresh as DatosTablero) : fresh),
  });
