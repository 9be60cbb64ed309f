import type { ProyectoDatos } from '../../datos/lectura/datos';

/** The project as it would be if its sprint in progress had other stories. */
export function imagined(
  datos: ProyectoDatos,
  cambio: { sin?: readonly string[]; con?: readonly string[] } | undefined,
): ProyectoDatos {
  if (!cambio) return datos;
  const { sin = [], con = [] } = cambio;
  const sprints = datos.sprints.map((sprint) =>
    sprint.estado === 'en progreso'
      ? { ...sprint, historias: [...sprint.historias.filter((id) => !sin.includes(id)), ...con] }
      : sprint,
  );
  return { ...datos, sprints };
}
