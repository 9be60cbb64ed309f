import type { Panel } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

/** The whole dashboard in one call. */
export const getPanel = (id: string, signal: AbortSignal): Promise<Panel> =>
  http.get<Panel>(`/api/proyectos/${id}/panel`, signal);
