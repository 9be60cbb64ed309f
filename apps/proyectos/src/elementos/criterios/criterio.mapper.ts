import { avanceDeCriterios, type AvanceCriterios, type Criterio } from '@pmp/contracts/common';
import type { ElementoDoc } from '../kinds/elemento-doc';

/** What an element shows of its criteria. */
export const criteriosOf = ({
  criterios = [],
}: Pick<ElementoDoc, 'criterios'>): { criterios: Criterio[]; avanceCriterios: AvanceCriterios } => ({
  criterios: criterios.map(({ _id, texto, hecho }) => ({ _id: _id.toHexString(), texto, hecho })),
  avanceCriterios: avanceDeCriterios(criterios),
});
