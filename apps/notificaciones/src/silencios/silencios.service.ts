import { Injectable } from '@nestjs/common';
import {
  erroresNotificaciones,
  MAX_SILENCIOS,
  type Silencio,
  type SilencioCreate,
  type SilencioParams,
} from '@pmp/contracts/notificaciones';
import { type Caller, DomainError, UnitOfWork } from '@pmp/platform';
import { SilenciosRepository } from './silencios.repository';

/** What a person silences concerns nobody else, and says nothing of what it names: it need not exist. */
@Injectable()
export class SilenciosService {
  constructor(
    private readonly silencios: SilenciosRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list({ _id: usuario }: Caller): Promise<Silencio[]> {
    const docs = await this.silencios.list(usuario);
    return docs.map(({ tipo, asunto, nombre, desde }) => ({
      tipo,
      _id: asunto,
      nombre,
      desde: desde.toISOString(),
    }));
  }

  async put({ _id: usuario }: Caller, { tipo, id }: SilencioParams, { nombre }: SilencioCreate) {
    await this.unitOfWork.run(async ({ session }) => {
      if ((await this.silencios.count(usuario, session)) >= MAX_SILENCIOS)
        throw new DomainError(erroresNotificaciones.demasiadosSilencios, { max: MAX_SILENCIOS });
      await this.silencios.put(usuario, { tipo, _id: id }, nombre, session);
    });
  }

  /** What is not silent stays so. */
  async remove({ _id: usuario }: Caller, { id }: SilencioParams): Promise<void> {
    await this.unitOfWork.run(({ session }) => this.silencios.remove(usuario, id, session));
  }
}
