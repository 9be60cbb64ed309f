import { Injectable } from '@nestjs/common';
import type { AlertasReply } from '@pmp/contracts/ia';
import type { Persona, Proyecto } from '../datos/lectura/datos';
import { PersonasReader } from '../datos/lectura/personas.reader';
import { offeredTo } from './alerta.rules';
import { recomendacionesDe } from './consejos.rules';
import { EnviosRepository } from './envios.repository';
import type { AlertaDoc } from './generacion.model';
import type { Generacion } from './generaciones.repository';

type Reply = Omit<AlertasReply, 'success'>;

export const SIN_GENERAR: Reply = {
  alertas: [],
  recomendaciones: '',
  fechaGeneracion: null,
  motor: null,
  aviso: null,
};

/** Shows alerts with the people and rights as they are now, not as they were at generation. */
@Injectable()
export class AlertasPresenter {
  constructor(
    private readonly personas: PersonasReader,
    private readonly envios: EnviosRepository,
  ) {}

  /** `proyectos`: the projects whose alerts the caller may manage; alerts of other projects are left out. */
  async present(reader: string, generacion: Generacion, proyectos: readonly Proyecto[]): Promise<Reply> {
    const known = new Map(proyectos.map((proyecto) => [proyecto._id, proyecto]));
    const visible = generacion.alertas.filter(({ proyecto }) => known.has(proyecto));
    const consejos = generacion.consejos.filter(({ proyecto }) => known.has(proyecto));
    const enviadas = await this.envios.sentAmong(visible.map(({ id }) => id));
    const personas = await this.personasOf(visible, known);
    const alertas = visible.map((alerta) => ({
      ...alerta,
      ...offeredTo(reader, alerta.usuarios, personas.get(alerta.proyecto)!),
      notificada: enviadas.has(alerta.id),
      proyecto: { _id: alerta.proyecto, nombre: known.get(alerta.proyecto)!.nombre },
    }));
    return {
      alertas,
      recomendaciones: recomendacionesDe(consejos, alertas),
      fechaGeneracion: generacion.fecha.toISOString(),
      motor: generacion.motor,
      aviso: generacion.aviso,
    };
  }

  /** By project, its team and the other people named in its alerts. */
  private async personasOf(
    alertas: readonly AlertaDoc[],
    proyectos: ReadonlyMap<string, Proyecto>,
  ): Promise<Map<string, Persona[]>> {
    const personas = new Map<string, Persona[]>();
    for (const [proyecto, suyas] of Map.groupBy(alertas, (alerta) => alerta.proyecto)) {
      const named = suyas.flatMap(({ usuarios }) => usuarios);
      personas.set(proyecto, await this.personas.listOf(proyectos.get(proyecto)!.equipo, named));
    }
    return personas;
  }
}
