import { Injectable } from '@nestjs/common';
import { alertaEnviada } from '@pmp/contracts/ia';
import { isDuplicateKey, UnitOfWork } from '@pmp/platform';
import { enlaces } from '../reglas/regla/enlaces';
import type { AlertaDoc } from './generacion.model';
import { AUTOMATICO, EnviosRepository } from './envios.repository';

/** What is not urgent waits on the screen of whoever runs the team. */
const SE_AVISA: ReadonlySet<AlertaDoc['severidad']> = new Set<AlertaDoc['severidad']>(['crítica', 'alta']);

/** Tells the people whom a new alert concerns, each once. */
@Injectable()
export class AnnounceAlertas {
  constructor(
    private readonly envios: EnviosRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async announce(alertas: readonly AlertaDoc[]): Promise<void> {
    for (const alerta of alertas) {
      // Several folded into one change with each of them: that one is for the screen.
      if (SE_AVISA.has(alerta.severidad) && alerta.enlace !== enlaces.backlog(alerta.proyecto))
        await this.tell(alerta);
    }
  }

  private async tell(alerta: AlertaDoc): Promise<void> {
    const { id, proyecto, regla, titulo, descripcion, enlace, usuarios } = alerta;
    try {
      await this.unitOfWork.run(async (tx) => {
        const destino = { alerta: id, proyecto, autor: AUTOMATICO, fecha: new Date() };
        const told = await this.envios.claim(destino, usuarios, tx.session);
        if (!told.length) return;
        tx.fact(alertaEnviada, { _id: id, proyecto, regla, titulo, descripcion, enlace, usuarios: told });
      });
    } catch (error) {
      // Another replica is telling them at this moment.
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
