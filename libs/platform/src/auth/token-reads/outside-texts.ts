import { Injectable } from '@nestjs/common';
import { MAX_IDS_TEXTOS, textosDeFuera } from '@pmp/contracts/common';
import { CommandClient } from '../../commands/command-client';

/** Knows what has text that came from outside the team. */
export abstract class OutsideTexts {
  /** The projects that have some among what is named here. Throws noDisponible if nobody can say. */
  abstract projectsOf(ids: readonly string[]): Promise<string[]>;

  /** Those of these projects that have any. */
  abstract projectsAmong(proyectos: readonly string[]): Promise<string[]>;
}

/** Asks the owner of the texts. */
@Injectable()
export class AskedOutsideTexts extends OutsideTexts {
  constructor(private readonly commands: CommandClient) {
    super();
  }

  projectsOf(ids: readonly string[]): Promise<string[]> {
    return this.ask(ids, (some) => ({ ids: some }));
  }

  projectsAmong(proyectos: readonly string[]): Promise<string[]> {
    return this.ask(proyectos, (some) => ({ ids: [], enteros: some }));
  }

  private async ask(
    names: readonly string[],
    question: (some: string[]) => { ids: string[]; enteros?: string[] },
  ): Promise<string[]> {
    const found = new Set<string>();
    for (let at = 0; at < names.length; at += MAX_IDS_TEXTOS) {
      const some = names.slice(at, at + MAX_IDS_TEXTOS);
      for (const one of (await this.commands.ask(textosDeFuera, question(some))).proyectos) found.add(one);
    }
    return [...found];
  }
}
