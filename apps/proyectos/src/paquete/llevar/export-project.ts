import { Injectable } from '@nestjs/common';
import {
  digestOf,
  FilesWriter,
  FORMAT,
  isNamed,
  type Kind,
  type KindDigest,
  KINDS,
  LinesWriter,
  type Manifest,
  MANIFEST_NAME,
  sealed,
  type TarGzip,
} from '@pmp/paquete';
import { noneLiving } from '@pmp/paquete/servicio';
import type { ProyectoDoc } from '../../acceso/proyecto.model';
import { LugarRepository } from '../almacen/lugar.repository';
import { ProjectParts } from '../partes/project-parts';

/** The lines of a project, in the parts of an archive. */
class KindsWriter {
  readonly digests: KindDigest[] = [];
  private at = 0;
  private writer: LinesWriter<Kind>;

  constructor(private readonly archive: TarGzip) {
    this.writer = new LinesWriter(archive, KINDS[0]!);
  }

  /** Kinds come in the order of a package. */
  async add(kind: Kind, line: Parameters<LinesWriter<Kind>['add']>[0]): Promise<void> {
    while (KINDS[this.at] !== kind) await this.next();
    await this.writer.add(line);
  }

  async finish(): Promise<KindDigest[]> {
    while (this.at < KINDS.length) await this.next();
    return this.digests.filter(isNamed);
  }

  private async next(): Promise<void> {
    this.digests.push(await this.writer.finish());
    const kind = KINDS[++this.at];
    if (kind) this.writer = new LinesWriter(this.archive, kind);
  }
}

/** Packs a project. */
@Injectable()
export class ExportProject {
  constructor(
    private readonly parts: ProjectParts,
    private readonly lugar: LugarRepository,
  ) {}

  async write(
    archive: TarGzip,
    { _id, equipo, nombre, clave }: ProyectoDoc,
    producto: string,
  ): Promise<Manifest> {
    const files = new FilesWriter(archive);
    const kinds = new KindsWriter(archive);
    const cast = await this.lugar.castOf(equipo);
    const personas = new Map(cast.personas.map((persona) => [persona.correo, persona]));
    const about = { proyecto: _id, equipo, privadas: null, living: noneLiving(), conBytes: true };
    for await (const one of this.parts.read(about)) {
      if ('line' in one) await kinds.add(one.kind, one.line);
      else if ('bytes' in one) await files.add(one.bytes);
      else for (const persona of one.personas) personas.set(persona.correo, persona);
    }
    const tipos = await kinds.finish();
    if (!tipos.some(({ tipo, lineas }) => tipo === 'proyecto' && lineas > 0))
      throw new Error('lo acaban de eliminar');
    const manifest = sealed({
      formato: FORMAT,
      producto,
      proyecto: { _id: _id.toHexString(), nombre, clave },
      huella: digestOf(tipos),
      tipos,
      equipo: cast.equipo,
      personas: [...personas.values()].sort((a, b) => (a.correo < b.correo ? -1 : 1)),
    });
    await archive.add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 2)));
    await archive.finish();
    return manifest;
  }
}
