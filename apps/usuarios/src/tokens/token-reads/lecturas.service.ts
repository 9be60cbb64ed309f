import { erroresUsuarios, tokenLecturasQuitadas, tokenLeeDeFuera } from '@pmp/contracts/usuarios';
import { DomainError, UnitOfWork } from '@pmp/platform';
import { Injectable } from '@nestjs/common';
import type { TokenDoc } from '../token.model';
import { TokensRepository } from '../tokens.repository';

/** With two of them a token writes nowhere any more: more are kept only to be shown. */
const MAX_LECTURAS = 50;

const readBy = ({ lecturas = [] }: TokenDoc): string[] => lecturas.map(({ proyecto }) => proyecto);

/** Whose texts from outside the team a token has read. It is stored before the token is told any of them. */
@Injectable()
export class LecturasService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async of(token: string): Promise<string[]> {
    const doc = await this.tokens.findById(token);
    return doc ? readBy(doc) : [];
  }

  async note(token: string, proyectos: readonly string[]): Promise<void> {
    const doc = await this.tokens.findById(token);
    if (!doc) return;
    const known = readBy(doc);
    const news = proyectos
      .filter((proyecto) => !known.includes(proyecto))
      .slice(0, MAX_LECTURAS - known.length);
    if (!news.length) return;
    const { _id, nombre, usuario } = doc;
    await this.unitOfWork.run(async (tx) => {
      for (const proyecto of news)
        if (await this.tokens.noteReading(_id, proyecto, tx.session))
          tx.fact(tokenLeeDeFuera, { _id, nombre, usuario, proyecto });
    });
  }

  /** A person knows what it has read and lets it write again. */
  async forget(usuario: string, _id: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const before = await this.tokens.forgetReadings(_id, usuario, tx.session);
      if (!before) throw new DomainError(erroresUsuarios.tokenNoEncontrado);
      if (before.lecturas?.length) tx.fact(tokenLecturasQuitadas, { _id, nombre: before.nombre, usuario });
    });
  }
}
