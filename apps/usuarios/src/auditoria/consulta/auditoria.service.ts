import {
  type AuditoriaFiltro,
  type AuditoriaQuery,
  type AuditoriaReply,
  erroresAuditoria,
  type EntradaAuditoria,
} from '@pmp/contracts/usuarios';
import { assertAllowed, type Caller, DomainError } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { EquiposRepository } from '../../equipos/equipos.repository';
import { dispositivoOf } from '../../dispositivos/dispositivo.rules';
import { toPersona } from '../../usuarios/usuario.mapper';
import { UsuariosRepository } from '../../usuarios/usuarios.repository';
import { toEntrada } from './auditoria.mapper';
import { AuditoriaRepository, type PagePosition } from '../cadena/auditoria.repository';
import { BOM, CSV_HEADER, toRow } from './csv.rules';
import { referencesIn } from './references.rules';

const CSV_PAGE = 500;

@Injectable()
export class AuditoriaService {
  constructor(
    private readonly repository: AuditoriaRepository,
    private readonly usuarios: UsuariosRepository,
    private readonly equipos: EquiposRepository,
  ) {}

  async list(
    caller: Caller,
    { limite, cursor, ...filtro }: AuditoriaQuery,
  ): Promise<Omit<AuditoriaReply, 'success'>> {
    assertMayRead(caller, filtro);
    const docs = await this.repository.list(filtro, limite + 1, cursor ? lugarOf(cursor) : undefined);
    const entradas = docs.slice(0, limite).map(toEntrada);
    const siguiente = docs.length > limite ? cursorAfter(entradas.at(-1)!) : null;
    return { entradas, ...(await this.namesIn(entradas)), siguiente };
  }

  /** All matching lines, newest first, read page by page. */
  csv(caller: Caller, filtro: AuditoriaFiltro): AsyncGenerator<string> {
    assertMayRead(caller, filtro);
    return this.rows(filtro);
  }

  private async *rows(filtro: AuditoriaFiltro): AsyncGenerator<string> {
    yield BOM + CSV_HEADER;
    let lugar: PagePosition | undefined;
    for (;;) {
      const docs = await this.repository.list(filtro, CSV_PAGE, lugar);
      const last = docs.at(-1);
      if (!last) return;
      lugar = { cuando: last.cuando, seq: last._id };
      const entradas = docs.map(toEntrada);
      const autores = entradas.flatMap(({ quien }) => quien ?? []);
      const nombres = new Map((await this.findPersonas(autores)).map(({ _id, nombre }) => [_id, nombre]));
      yield entradas.map((entrada) => toRow(entrada, nombres.get(entrada.quien ?? '') ?? null)).join('');
    }
  }

  private async namesIn(entradas: readonly EntradaAuditoria[]) {
    const { personas, equipos, cosas, agentes } = referencesIn(entradas);
    const [people, teams, things] = await Promise.all([
      this.findPersonas(personas),
      equipos.length > 0 ? this.equipos.findNames(equipos) : [],
      cosas.length > 0 ? this.repository.findTitulos(cosas) : [],
    ]);
    return {
      personas: people,
      equipos: teams.map(({ _id, nombre }) => ({ _id: _id.toHexString(), nombre })),
      cosas: things,
      dispositivos: agentes.map((agente) => ({ agente, dispositivo: dispositivoOf(agente) })),
    };
  }

  private async findPersonas(ids: readonly string[]) {
    return ids.length > 0 ? (await this.usuarios.findMany([...new Set(ids)])).map(toPersona) : [];
  }
}

function assertMayRead(caller: Caller, { desde, hasta }: AuditoriaFiltro): void {
  assertAllowed(caller, 'usuario.administrar', {});
  if (desde && hasta && hasta < desde) throw new DomainError(erroresAuditoria.rangoAlReves);
}

const cursorAfter = ({ cuando, seq }: EntradaAuditoria): string => `${Date.parse(cuando)}-${seq}`;

function lugarOf(cursor: string): PagePosition {
  const [millis, seq] = cursor.split('-').map(Number);
  return { cuando: new Date(millis ?? 0), seq: seq ?? 0 };
}
