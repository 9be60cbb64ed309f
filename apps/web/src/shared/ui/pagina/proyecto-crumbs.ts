import type { Proyecto } from '@pmp/contracts/proyectos';
import type { UseQueryResult } from '@tanstack/react-query';
import { paths } from '../../navegar/paths';
import type { Crumb } from './page-header';

/** The breadcrumbs up to a project; none when it could not be read, as the placeholder would stay for ever. */
export const proyectoCrumbs = ({ data, isError }: UseQueryResult<Proyecto>): (Crumb | undefined)[] =>
  data ? [{ label: data.nombre, to: paths.proyecto(data._id) }] : isError ? [] : [undefined];
