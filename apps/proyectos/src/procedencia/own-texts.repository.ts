import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { OutsideTexts } from '@pmp/platform';
import type { Connection } from 'mongoose';
import { TEXTO_DE_FUERA, type TextoDoc } from './texto.model';
import { TextosRepository } from './textos.repository';

/** This service has the texts, so it asks nobody. */
@Injectable()
export class OwnTexts extends OutsideTexts {
  constructor(@InjectConnection() private readonly connection: Connection) {
    super();
  }

  projectsOf(ids: readonly string[]): Promise<string[]> {
    return this.textos.projectsOf(ids);
  }

  projectsAmong(proyectos: readonly string[]): Promise<string[]> {
    return this.textos.projectsAmong(proyectos);
  }

  /** The platform makes this before the room of the texts is there. */
  private get textos(): TextosRepository {
    return new TextosRepository(this.connection.model<TextoDoc>(TEXTO_DE_FUERA));
  }
}
