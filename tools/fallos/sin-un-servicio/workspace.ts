import type { HttpUser } from '../../callers/http-user.ts';
import type { Place } from './calls.ts';

const PROJECT_KEY = 'TIENDA';

/** Finds the demo project with a sprint in progress. */
export async function findPlace(user: HttpUser): Promise<Place> {
  const { proyectos } = await user.call<{
    proyectos: { _id: string; clave: string; equipo: { _id: string } }[];
  }>('GET', '/api/proyectos');
  const proyecto = proyectos.find(({ clave }) => clave === PROJECT_KEY);
  if (!proyecto) throw new Error(`El espacio de demostración no tiene el proyecto ${PROJECT_KEY}.`);
  const { epicas } = await user.call<{ epicas: { _id: string }[] }>(
    'GET',
    `/api/epicas/proyecto/${proyecto._id}`,
  );
  const made = await user.call<{ tablero: { _id: string } }>('POST', '/api/tableros', {
    nombre: 'Tablero Principal',
    proyecto: proyecto._id,
  });
  const { _id: tablero } = made.tablero;
  const { columnas, sprint } = await user.call<{
    columnas: { _id: string; historias: { _id: string }[] }[];
    sprint: { _id: string };
  }>('GET', `/api/tableros/${tablero}`);
  return {
    proyecto: proyecto._id,
    equipo: proyecto.equipo._id,
    epica: epicas[0]!._id,
    tablero,
    sprint: sprint._id,
    historia: columnas.flatMap(({ historias }) => historias)[0]!._id,
    columnas: columnas.map(({ _id }) => _id),
  };
}
