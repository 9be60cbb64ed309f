import { Injectable } from '@nestjs/common';
import { alertaEnviada, erroresAlertas, type NotificarAlerta } from '@pmp/contracts/ia';
import {
  AskBeforeRefusing,
  Calendario,
  type Caller,
  DomainError,
  isDuplicateKey,
  UnitOfWork,
} from '@pmp/platform';
import { AccesoService } from '../datos/acceso.service';
import type { Proyecto } from '../datos/lectura/datos';
import { PersonasReader } from '../datos/lectura/personas.reader';
import { formatDia } from '../reglas/regla/fechas';
import { canBeTold } from './alerta.rules';
import { EnviosRepository } from './envios.repository';
import { type AlertaConFecha, GeneracionesRepository } from './generaciones.repository';

@Injectable()
export class NotifyAlerta {
  constructor(
    private readonly acceso: AccesoService,
    private readonly generaciones: GeneracionesRepository,
    private readonly envios: EnviosRepository,
    private readonly personas: PersonasReader,
    private readonly asking: AskBeforeRefusing,
    private readonly unitOfWork: UnitOfWork,
    private readonly calendario: Calendario,
  ) {}

  /** Returns how many people were notified. People who were notified of this alert before are not notified again. */
  async notify(caller: Caller, { alertaId, usuarios }: NotificarAlerta): Promise<number> {
    const missing = erroresAlertas.alertaNoEncontrada;
    const alerta = await this.generaciones.findAlerta(alertaId, caller._id);
    if (!alerta) throw new DomainError(missing);
    const proyecto = await this.acceso.proyecto(caller, 'alertas.gestionar', alerta.proyecto, missing);
    const others = usuarios.filter((usuario) => usuario !== caller._id);
    if (!others.length) throw new DomainError(erroresAlertas.soloUnoMismo);
    await this.assertReachable(proyecto, others);
    try {
      return await this.send(caller, alerta, others);
    } catch (error) {
      // Somebody else is notifying them at this moment; a second look shows whom.
      if (!isDuplicateKey(error)) throw error;
      return this.send(caller, alerta, others);
    }
  }

  private send(caller: Caller, alerta: AlertaConFecha, usuarios: string[]): Promise<number> {
    const { id, proyecto, regla, titulo, enlace } = alerta;
    const descripcion = this.dated(alerta);
    return this.unitOfWork.run(async (tx) => {
      const destino = { alerta: id, proyecto, autor: caller._id, fecha: new Date() };
      const told = await this.envios.claim(destino, usuarios, tx.session);
      if (told.length) {
        tx.fact(alertaEnviada, { _id: id, proyecto, regla, titulo, descripcion, enlace, usuarios: told });
      }
      return told.length;
    });
  }

  /** Adds the date, because an alert may be sent and read long after it was true that something is due tomorrow. */
  private dated({ descripcion, fecha }: AlertaConFecha): string {
    return `${descripcion} Así estaba el ${formatDia(this.calendario.diaOf(fecha))}.`;
  }

  private async assertReachable({ equipo }: Proyecto, usuarios: string[]): Promise<void> {
    const check = async (): Promise<void> => {
      const personas = await this.personas.listOf(equipo, usuarios);
      const reachable = new Set(personas.filter(canBeTold).map(({ _id }) => _id));
      if (usuarios.some((usuario) => !reachable.has(usuario))) {
        throw new DomainError(erroresAlertas.personaAjena);
      }
    };
    await this.asking.check(check, () => this.personas.refresh(equipo, usuarios));
  }
}
