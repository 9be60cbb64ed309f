import { Injectable } from '@nestjs/common';
import { ReportExtras } from '@pmp/platform';
import { UsuariosRepository } from './usuarios.repository';

/** Tells operators how many people have an account. */
@Injectable()
export class ReportPersonas {
  constructor(extras: ReportExtras, usuarios: UsuariosRepository) {
    extras.add(async () => ({ personas: await usuarios.countAll() }));
  }
}
