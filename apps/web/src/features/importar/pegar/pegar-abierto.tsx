import type { Pegado } from '../../../shared/exportar/pegado';
import { TraerFilas } from '../traer/traer-filas';
import { PegarFilas } from './pegar-filas';

/** Work goes through the importer; what a list has few of is brought one by one. */
const PegarAbierto = ({ entidad, ...rest }: Pegado & { onClose: () => void }) =>
  entidad === 'historia' || entidad === 'tarea' ? (
    <PegarFilas entidad={entidad} {...rest} />
  ) : (
    <TraerFilas entidad={entidad} {...rest} />
  );

export default PegarAbierto;
