import { briefOf, findProyecto, findSprint, listSprints } from './elementos';
import type { Producto, Respuesta } from './producto';

const diaOf = (fecha: unknown): string | null => (fecha ? String(fecha).slice(0, 10) : null);

/** How a sprint goes: what is in it, what is done and what has been added since it began. */
export async function resumenOf(producto: Producto, sprint: Respuesta): Promise<Respuesta> {
  const [{ sprint: whole }, informe] = await Promise.all([
    producto.get(`/sprints/${sprint['_id']}`),
    producto.get(`/sprints/${sprint['_id']}/informe`),
  ]);
  const historias = whole.historias as Respuesta[];
  const porEstado: Record<string, number> = {};
  for (const { estado } of historias) porEstado[estado as string] = (porEstado[estado as string] ?? 0) + 1;
  const { comprometidos, actual, completados, cambios } = informe['alcance'] as Respuesta;
  return {
    _id: whole._id,
    nombre: whole.nombre,
    objetivo: whole.objetivo || undefined,
    estado: whole.estado,
    desde: diaOf(whole.fechaInicio),
    hasta: diaOf(whole.fechaFin),
    puntos: { comprometidos, actual, completados },
    cambiosDeAlcance: (cambios as unknown[]).length,
    velocidadMedia: informe['velocidad'].media,
    porEstado,
    historias: historias.map((historia) => briefOf(historia, 'historia')),
    version: whole.version,
  };
}

export async function sprintOf(producto: Producto, proyecto: string, nombrado?: string): Promise<Respuesta> {
  const { _id } = await findProyecto(producto, proyecto);
  return resumenOf(producto, await findSprint(producto, String(_id), nombrado));
}

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * When the stories that are left would be done, had the coming sprints the velocity of those that have been: at their
 * slowest, at their mean and at their fastest. It claims no more than that.
 */
export async function previsionOf(producto: Producto, nombrado: string): Promise<Respuesta> {
  const proyecto = await findProyecto(producto, nombrado);
  const sprints = await listSprints(producto, String(proyecto['_id']));
  const last = sprints.toSorted((a, b) => Number(b['numero']) - Number(a['numero']))[0];
  const informe = last && (await producto.get(`/sprints/${last['_id']}/informe`));
  const hechos = ((informe?.['velocidad'].sprints ?? []) as Respuesta[]).map(({ nombre, completados }) => ({
    nombre: nombre as string,
    puntos: completados as number,
  }));
  const restantes = (
    (
      await producto.get('/elementos', {
        q: `proyecto:${proyecto['clave']} tipo:historia -estado:completada`,
      })
    )['elementos'] as Respuesta[]
  ).map(({ puntos }) => Number(puntos ?? 0));
  const puntos = restantes.reduce((sum, each) => sum + each, 0);
  const velocidades = hechos.map((sprint) => sprint.puntos).filter((each) => each > 0);
  const sinEstimar = restantes.filter((each) => each === 0).length;
  const base = {
    proyecto: proyecto['clave'],
    historias: restantes.length,
    puntos,
    sinEstimar,
    sprints: hechos,
  };
  if (!velocidades.length)
    return { ...base, nota: 'Sin sprints terminados con puntos no se puede prever nada.' };
  const media = velocidades.reduce((sum, each) => sum + each, 0) / velocidades.length;
  const needs = (velocidad: number): number => Math.ceil(puntos / velocidad);
  return {
    ...base,
    velocidad: {
      minima: Math.min(...velocidades),
      media: round(media),
      maxima: Math.max(...velocidades),
    },
    sprintsQueFaltan: {
      pesimista: needs(Math.min(...velocidades)),
      probable: needs(media),
      optimista: needs(Math.max(...velocidades)),
    },
    ...(sinEstimar > 0 && { nota: `${sinEstimar} historias no tienen puntos: la previsión no las cuenta.` }),
  };
}
