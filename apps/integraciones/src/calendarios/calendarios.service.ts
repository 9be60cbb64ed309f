import { Injectable } from '@nestjs/common';
import {
  calendarioCreado,
  calendarioEliminado,
  calendarioRenovado,
  erroresIntegraciones,
  MAX_CALENDARIOS,
  type Calendario,
  type CalendarioCreate,
} from '@pmp/contracts/integraciones';
import { DomainError, UnitOfWork, type Caller } from '@pmp/platform';
import { Types } from 'mongoose';
import { AccesoService } from '../acceso/acceso.service';
import { toCalendario } from './calendario.mapper';
import type { CalendarioDoc } from './calendario.model';
import { CalendariosRepository } from './calendarios.repository';
import { huellaOf, newSecreto, rutaOf } from './direccion.rules';

interface WithAddress {
  calendario: Calendario;
  ruta: string;
}

const hechoOf = ({ _id, nombre, tipo, proyecto }: CalendarioDoc) => ({ _id, nombre, tipo, proyecto });

/** A person's own calendars. */
@Injectable()
export class CalendariosService {
  constructor(
    private readonly calendarios: CalendariosRepository,
    private readonly acceso: AccesoService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list({ _id }: Caller): Promise<Calendario[]> {
    return (await this.calendarios.listOf(_id)).map(toCalendario);
  }

  async create(caller: Caller, { nombre, tipo, proyecto }: CalendarioCreate): Promise<WithAddress> {
    if (proyecto !== null) await this.acceso.proyecto(caller, 'proyecto.ver', proyecto);
    const secreto = newSecreto();
    const now = new Date();
    const doc: CalendarioDoc = {
      _id: new Types.ObjectId().toHexString(),
      usuario: caller._id,
      nombre,
      tipo,
      proyecto,
      huella: huellaOf(secreto),
      creado: now,
      renovado: now,
      leido: null,
    };
    await this.unitOfWork.run(async (tx) => {
      await tx.takeTurn('calendarios', caller._id);
      if ((await this.calendarios.listOf(caller._id, tx.session)).length >= MAX_CALENDARIOS)
        throw new DomainError(erroresIntegraciones.demasiadosCalendarios, { max: MAX_CALENDARIOS });
      this.calendarios.insert(doc, tx);
      tx.fact(calendarioCreado, hechoOf(doc));
    });
    return { calendario: toCalendario(doc), ruta: rutaOf(secreto) };
  }

  /** The address that it had opens nothing any more. */
  async renew(caller: Caller, id: string): Promise<WithAddress> {
    const secreto = newSecreto();
    const doc = await this.unitOfWork.run(async (tx) => {
      const renewed = known(await this.calendarios.renew(caller._id, id, huellaOf(secreto), tx));
      tx.fact(calendarioRenovado, hechoOf(renewed));
      return renewed;
    });
    return { calendario: toCalendario(doc), ruta: rutaOf(secreto) };
  }

  async delete(caller: Caller, id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      tx.fact(calendarioEliminado, hechoOf(known(await this.calendarios.remove(caller._id, id, tx))));
    });
  }
}

function known(doc: CalendarioDoc | null): CalendarioDoc {
  if (!doc) throw new DomainError(erroresIntegraciones.calendarioNoEncontrado);
  return doc;
}
