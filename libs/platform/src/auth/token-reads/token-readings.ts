import { Injectable } from '@nestjs/common';
import { anotarLectura, lecturasDeToken, type TokenDeAcceso } from '@pmp/contracts/common';
import { CommandClient } from '../../commands/command-client';
import { OutsideTexts } from './outside-texts';

/**
 * What personal tokens have read of outside the team. Nothing is remembered here: the owner of the tokens is asked each
 * time, so that what it has stored before a reply holds for the next call, whichever process gets it.
 */
@Injectable()
export class TokenReadings {
  constructor(
    private readonly commands: CommandClient,
    private readonly texts: OutsideTexts,
  ) {}

  /** The projects whose outside text this token has read. Throws noDisponible if its owner does not answer. */
  async of({ _id }: Pick<TokenDeAcceso, '_id'>): Promise<string[]> {
    return (await this.commands.ask(lecturasDeToken, { token: _id })).proyectos;
  }

  /** To be awaited before the token is told what these ids name. */
  async noteIds(token: TokenDeAcceso, ids: readonly string[]): Promise<void> {
    if (ids.length) await this.note(token, await this.texts.projectsOf(ids));
  }

  /** The same, where it is told of these projects as a whole. */
  async noteProjects(token: TokenDeAcceso, proyectos: readonly string[]): Promise<void> {
    if (proyectos.length) await this.note(token, await this.texts.projectsAmong(proyectos));
  }

  /** To be awaited before it is told texts from outside that these projects have. */
  async note({ _id }: TokenDeAcceso, proyectos: readonly string[]): Promise<void> {
    if (proyectos.length) await this.commands.ask(anotarLectura, { token: _id, proyectos: [...proyectos] });
  }
}
