import { kindOfFile, kindOfHead } from '@pmp/platform';
import { createHash, type Hash } from 'node:crypto';
import {
  sha256Of,
  KINDS,
  nameOf,
  type AnyLine,
  type Kind,
  type Line,
  digestOf,
  isNamed,
  readManifest,
  type Manifest,
  readEntries,
  type PackageFile,
  readLines,
} from '@pmp/paquete';
import { References } from './references';

/** What comparing needs to know about a line. */
export interface Known {
  sha256: string;
  nombre: string;
}

export type Index = Record<Kind, Map<string, Known>>;

export const emptyIndex = (): Index =>
  Object.fromEntries(KINDS.map((kind) => [kind, new Map<string, Known>()])) as Index;

export interface Inspected {
  manifest: Manifest;
  proyecto: Line<'proyecto'>;
  index: Index;
  references: References;
}

class Inspection {
  readonly index = emptyIndex();
  readonly references = new References();
  readonly contents = new Map<string, { tamano: number; tipo: string | null }>();
  proyecto: Line<'proyecto'> | null = null;
  manifest: Manifest | null = null;
  private readonly digests = new Map<Kind, Hash>();
  private last: { kind: Kind; id: string } | null = null;

  addLines(kind: Kind, bytes: Buffer): void {
    const digest = this.digests.get(kind) ?? createHash('sha256');
    this.digests.set(kind, digest);
    digest.update(bytes);
    for (const { line, text } of readLines(kind, bytes)) this.addLine(kind, line, text);
  }

  /** The file's kind is recognized from its bytes, as for an upload. */
  async addFile(sha256: string, bytes: Buffer): Promise<void> {
    if (sha256Of(bytes) !== sha256) throw new Error(`archivos/${sha256}: no es lo que dice su nombre`);
    if (this.contents.has(sha256)) throw new Error(`archivos/${sha256}: está dos veces`);
    const kind = kindOfHead(bytes);
    const read = (start: number, end: number) => Promise.resolve(bytes.subarray(start, end));
    const tipo = kind && (await kindOfFile(kind, bytes.length, read));
    this.contents.set(sha256, { tamano: bytes.length, tipo });
  }

  finish(): Inspected {
    const { manifest, proyecto, index, references } = this;
    if (!manifest || !proyecto) throw new Error('le falta el final: no se terminó de escribir');
    const tipos = KINDS.map((tipo) => ({
      tipo,
      lineas: index[tipo].size,
      sha256: (this.digests.get(tipo) ?? createHash('sha256')).digest('hex'),
    })).filter(isNamed);
    if (digestOf(tipos) !== manifest.huella) throw new Error('el contenido no es el que dice su huella');
    references.finish();
    this.assertFiles();
    const named = new Set(manifest.personas.map(({ correo }) => correo));
    const unnamed = [...references.correos].find((correo) => !named.has(correo));
    if (unnamed) throw new Error(`${unnamed} no está entre las personas del manifiesto`);
    return { manifest, proyecto, index, references };
  }

  private addLine(kind: Kind, line: AnyLine, text: string): void {
    const before = this.last;
    this.last = { kind, id: line._id };
    const steps = before ? KINDS.indexOf(kind) - KINDS.indexOf(before.kind) : 0;
    if (steps < 0 || (steps === 0 && before && before.id >= line._id))
      throw new Error(`${kind}: desordenado`);
    if (kind === 'proyecto') {
      if (this.proyecto) throw new Error('hay dos proyectos');
      this.proyecto = line as Line<'proyecto'>;
    }
    this.references.add(kind, line);
    this.index[kind].set(line._id, { sha256: sha256Of(text), nombre: nameOf(line) });
  }

  private assertFiles(): void {
    const wanted = new Set<string>();
    for (const { sha256, tamano, tipo, nombre } of this.references.files) {
      wanted.add(sha256);
      const content = this.contents.get(sha256);
      if (content?.tamano !== tamano) throw new Error(`falta el contenido del archivo «${nombre}»`);
      if (content.tipo !== tipo) throw new Error(`el archivo «${nombre}» no es lo que dice ser`);
    }
    if (wanted.size < this.contents.size) throw new Error('hay archivos que nadie nombra');
  }
}

/** Reads the whole package and trusts none of it: returns its content, or throws why it cannot be imported. */
export async function inspectPackage(file: PackageFile): Promise<Inspected> {
  const inspection = new Inspection();
  for await (const entry of readEntries(file)) {
    if (inspection.manifest) throw new Error('hay algo detrás de su final');
    if (entry.what === 'lines') inspection.addLines(entry.kind, entry.bytes);
    else if (entry.what === 'file') await inspection.addFile(entry.sha256, entry.bytes);
    else inspection.manifest = readManifest(entry.bytes);
  }
  return inspection.finish();
}
