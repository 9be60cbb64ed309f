import { PERSONA_ELIMINADA } from '@pmp/contracts/common';
import { type ErasedPerson, tracesIn, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import { AuditoriaRepository } from '../cadena/auditoria.repository';
import { chain, digestOf, type LineContent } from '../cadena/chain.rules';
import type { EntradaDoc } from '../cadena/entrada.model';

const PAGE = 1_000;
/** Lines that one line accounts for. */
const MAX_LINES = 500;
/** Where and with what an account's owner signed in, and who they were. */
const PRIVATE = new Set(['direccion', 'agente', 'correo', 'nombre', 'emisor']);

/**
 * Takes an erased person's name, address and whereabouts out of the trail. A line that is changed keeps its digest, so
 * that the chain holds, and a new line says which ones were changed and what the digest of each is now: whoever changes
 * a line in any other way, or one of these again, is found as before.
 */
@Injectable()
export class RedactAuditoria {
  constructor(
    private readonly repository: AuditoriaRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** How many lines it changed, and up to which message the trail has read the facts. */
  async redact(persona: ErasedPerson): Promise<{ lineas: number; leido: number }> {
    let lineas = 0;
    for (let seq = 0; ;) {
      const page = await this.repository.listChain(seq, PAGE);
      const last = page.at(-1);
      if (!last) break;
      seq = last._id;
      const changed = page.flatMap((entrada) => withoutPersona(entrada, persona) ?? []);
      for (let at = 0; at < changed.length; at += MAX_LINES)
        await this.replace(changed.slice(at, at + MAX_LINES), persona);
      lineas += changed.length;
    }
    return { lineas, leido: (await this.repository.findHead()).lugar?.posicion ?? 0 };
  }

  private async replace(entradas: readonly EntradaDoc[], persona: ErasedPerson): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const head = await this.repository.findHead();
      this.repository.redact(head, entradas, chain(head, [noteOf(entradas, persona)]), tx);
    });
  }
}

const noteOf = (entradas: readonly EntradaDoc[], { _id }: ErasedPerson): LineContent => ({
  cuando: new Date(),
  quien: null,
  servicio: 'usuarios',
  entidad: 'auditoria',
  id: _id,
  titulo: null,
  proyecto: null,
  accion: 'redactada',
  cambios: entradas.map((entrada) => ({
    campo: String(entrada._id),
    de: entrada.huella,
    a: digestOf(entrada),
  })),
  mensaje: `redactada:${_id}:${entradas[0]!._id}:${digestOf(entradas[0]!).slice(0, 16)}`,
});

/** null: it says nothing of the person. */
function withoutPersona(entrada: EntradaDoc, persona: ErasedPerson): EntradaDoc | null {
  const isAccount = entrada.entidad === 'usuario' && entrada.id === persona._id;
  const changes = new Map(tracesIn(entrada, persona, true).map(({ path, a }) => [path, a]));
  const isPrivate = (campo: string) => isAccount && PRIVATE.has(campo);
  const valueOf = <T>(campo: string, path: string, value: T): T | string =>
    isPrivate(campo) && value !== null ? PERSONA_ELIMINADA : (changes.get(path) ?? value);
  const cambios = entrada.cambios.map(({ campo, de, a }, n) => ({
    campo,
    de: valueOf(campo, `cambios.${n}.de`, de),
    a: valueOf(campo, `cambios.${n}.a`, a),
  }));
  const titulo =
    isAccount && entrada.titulo !== null ? PERSONA_ELIMINADA : (changes.get('titulo') ?? entrada.titulo);
  const token = entrada.token && {
    ...entrada.token,
    nombre: changes.get('token.nombre') ?? entrada.token.nombre,
  };
  const after = { ...entrada, ...(token && { token }), titulo, cambios };
  return digestOf(after) === digestOf(entrada) ? null : after;
}
