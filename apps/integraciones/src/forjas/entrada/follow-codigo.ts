import { Injectable } from '@nestjs/common';
import { forjaAvance, forjaPrueba } from '@pmp/contracts/integraciones';
import type { Tx } from '@pmp/platform';
import type { ComprobacionDoc, ReferenciaDoc } from '../datos/codigo.model';
import { CodigoRepository } from '../datos/codigo.repository';
import type { ForjaDoc } from '../datos/forja.model';
import { avanceOf, newlySaid } from './avances.rules';
import { isProved, revertedAmong } from './pruebas.rules';

/** How many times a revert may have been reverted. */
const MAX_REVERTS = 6;

interface News {
  referencias: readonly ReferenciaDoc[];
  comprobaciones: readonly ComprobacionDoc[];
}

const about = ({ _id, dueno, proyecto }: ForjaDoc) => ({ forja: _id, dueno, proyecto });

/** Tells what follows from what is known now of the code, if that is not what was told last. */
@Injectable()
export class FollowCodigo {
  constructor(private readonly codigo: CodigoRepository) {}

  async follow(forja: ForjaDoc, news: News, tx: Tx): Promise<void> {
    const numeros = [...new Set(news.referencias.flatMap(({ propios }) => propios))];
    if (numeros.length) await this.advance(forja, numeros, tx);
    if (forja.criterios) await this.prove(forja, news, tx);
  }

  private async advance(forja: ForjaDoc, numeros: readonly number[], tx: Tx): Promise<void> {
    const { proyecto, reglas } = forja;
    const peticiones = await this.codigo.peticionesAbout(proyecto, numeros, tx.session);
    const said = await this.codigo.said(proyecto, numeros, tx.session);
    const news = numeros.flatMap((numero) => {
      const own = peticiones.filter(({ propios }) => propios.includes(numero));
      const dichas = newlySaid(own, said.get(numero) ?? new Set());
      return dichas.length ? [[numero, dichas] as const] : [];
    });
    await this.codigo.say(proyecto, new Map(news), tx.session);
    for (const [numero, dichas] of news) {
      const avance = avanceOf(dichas, reglas);
      if (avance) tx.fact(forjaAvance, { ...about(forja), numero, ...avance });
    }
  }

  private async prove(forja: ForjaDoc, { referencias, comprobaciones }: News, tx: Tx): Promise<void> {
    const { proyecto } = forja;
    const shas = [...comprobaciones, ...referencias].flatMap(({ sha }) => sha ?? []);
    const touched = await this.withReverted(proyecto, shas, tx);
    const criterios = [...new Set(touched.flatMap((one) => one.criterios))];
    if (!criterios.length) return;
    const provers = await this.codigo.provers(proyecto, criterios, tx.session);
    const theirs = provers.flatMap(({ sha }) => sha ?? []);
    const results = await this.codigo.resultsOf(proyecto, theirs, tx.session);
    const reverted = revertedAmong(await this.revertsOf(proyecto, theirs, tx));
    for (const criterio of criterios) {
      const hecho = isProved(criterio, provers, results, reverted);
      const version = await this.codigo.prove(proyecto, criterio, hecho, tx.session);
      if (version === null) continue;
      const [numero, n] = criterio.split('#').map(Number);
      tx.fact(forjaPrueba, { ...about(forja), numero: numero!, criterio: n!, hecho, version });
    }
  }

  /** These commits, what they take back, and what that took back. */
  private async withReverted(
    proyecto: string,
    shas: readonly string[],
    { session }: Tx,
  ): Promise<ReferenciaDoc[]> {
    const all: ReferenciaDoc[] = [];
    let next = [...shas];
    for (let i = 0; i < MAX_REVERTS && next.length; i++) {
      const found = await this.codigo.confirmaciones(proyecto, next, session);
      all.push(...found);
      next = found.flatMap(({ revierte }) => revierte);
    }
    return all;
  }

  /** The commits that take these back, and those that take back those. */
  async revertsOf(proyecto: string, shas: readonly string[], tx?: Tx): Promise<ReferenciaDoc[]> {
    const all: ReferenciaDoc[] = [];
    let next = [...shas];
    for (let i = 0; i < MAX_REVERTS && next.length; i++) {
      const found = await this.codigo.reverting(proyecto, next, tx?.session);
      all.push(...found);
      next = found.flatMap(({ sha }) => sha ?? []);
    }
    return all;
  }
}
