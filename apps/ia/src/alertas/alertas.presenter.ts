import { Injectable } from '@nestjs/common';
import type { Alerta, AlertasReply } from '@pmp/contracts/ia';
import type { Proyecto } from '../datos/datos';
import { PersonasReader } from '../datos/personas.reader';
import { canBeTold } from './alerta.rules';
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

/** Alerts as they are shown now, whatever has become since of the people and the rights. */
@Injectable()
export class AlertasPresenter {
  constructor(
    private readonly personas: PersonasReader,
    private readonly envios: EnviosRepository,
  ) {}

  /** `proyectos`: those whose alerts the caller may manage; nothing is told of others. */
  async present(generacion: Generacion, proyectos: readonly Proyecto[]): Promise<Reply> {
    const known = new Map(proyectos.map((proyecto) => [proyecto._id, proyecto]));
    const visible = generacion.alertas.filter(({ proyecto }) => known.has(proyecto));
    const consejos = generacion.consejos.filter(({ proyecto }) => known.has(proyecto));
    const enviadas = await this.envios.sentAmong(visible.map(({ id }) => id));
    const alertas: Alerta[] = [];
    for (const alerta of visible) {
      alertas.push(await this.presentOne(alerta, known.get(alerta.proyecto)!, enviadas.has(alerta.id)));
    }
    return {
      alertas,
      recomendaciones: recomendacionesDe(consejos, alertas),
      fechaGeneracion: generacion.fecha.toISOString(),
      motor: generacion.motor,
      aviso: generacion.aviso,
    };
  }

  private async presentOne(alerta: AlertaDoc, proyecto: Proyecto, notificada: boolean): Promise<Alerta> {
    const personas = await this.personas.listOf(proyecto.equipo, alerta.usuarios);
    const reachable = new Map(personas.filter(canBeTold).map((persona) => [persona._id, persona]));
    return {
      ...alerta,
      usuarios: alerta.usuarios.flatMap((id) => {
        const persona = reachable.get(id);
        return persona ? [{ id, nombre: persona.nombre, avatar: persona.avatar }] : [];
      }),
      notificada,
      proyecto: { _id: proyecto._id, nombre: proyecto.nombre },
    };
  }
}
