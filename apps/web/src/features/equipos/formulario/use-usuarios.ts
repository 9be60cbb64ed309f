import { MIN_MIEMBROS } from '../../../shared/dominio/validators';
import { usePersonasElegibles } from '../../../shared/personas/use-personas';

/** While there are too few people for a team, refetches, as those invited are about to register. */
const AWAITED_MS = 5000;

/** People who can be in a team. */
export const useUsuarios = (texto: string) =>
  usePersonasElegibles(texto, {
    refetchInterval: (known) => known !== undefined && known.length < MIN_MIEMBROS && AWAITED_MS,
  });
