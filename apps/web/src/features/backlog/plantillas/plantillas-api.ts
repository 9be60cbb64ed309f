import type { Plantilla, PlantillaCreate, PlantillaUpdate, UsarPlantilla } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../../shared/http/http';
import { keys } from '../../../shared/queries/keys';

interface Reply {
  plantilla: Plantilla;
}

const getPlantillas = async (proyecto: string, signal: AbortSignal): Promise<Plantilla[]> =>
  (await http.get<{ plantillas: Plantilla[] }>(`/api/plantillas/proyecto/${proyecto}`, signal)).plantillas;

/** The templates of a project, by name. */
export const usePlantillas = (proyecto: string, enabled = true) =>
  useQuery({
    queryKey: keys.plantillas(proyecto),
    queryFn: ({ signal }) => getPlantillas(proyecto, signal),
    enabled,
  });

/** The caller chooses `_id`, so that a repeated call never creates a second one. */
export const createPlantilla = async (
  proyecto: string,
  datos: PlantillaCreate & { _id: string },
): Promise<Plantilla> => (await http.post<Reply>(`/api/plantillas/proyecto/${proyecto}`, datos)).plantilla;

export const updatePlantilla = async (id: string, cambios: PlantillaUpdate): Promise<Plantilla> =>
  (await http.put<Reply>(`/api/plantillas/${id}`, cambios)).plantilla;

export const deletePlantilla = (id: string) => http.delete(`/api/plantillas/${id}`);

export const restorePlantilla = (id: string) => http.post(`/api/plantillas/${id}/restaurar`, {});

/** `_id`: that of the first item, so that a repeated call makes nothing twice. */
export const usarPlantilla = (id: string, datos: UsarPlantilla & { _id: string }) =>
  http.post(`/api/plantillas/${id}/usar`, datos);
