import { Injectable } from '@nestjs/common';
import type { EtiquetaDeElemento } from '@pmp/contracts/common';
import { etiquetaEstado } from '@pmp/contracts/proyectos';
import { InjectCopy, type LocalCopy } from '@pmp/platform';
import type { EtiquetaDatos } from './copied-types';

@Injectable()
export class EtiquetasReader {
  constructor(@InjectCopy(etiquetaEstado) private readonly etiquetas: LocalCopy<EtiquetaDatos>) {}

  /** Of these ids, the labels that exist, in the order of their project. */
  async read(ids: readonly string[]): Promise<(own: readonly string[]) => EtiquetaDeElemento[]> {
    if (!ids.length) return () => [];
    const found = await this.etiquetas.findMany([...new Set(ids)]);
    const sorted = found.sort((a, b) => a.orden - b.orden || a.nombre.localeCompare(b.nombre));
    return (own) =>
      sorted.filter(({ _id }) => own.includes(_id)).map(({ _id, nombre, color }) => ({ _id, nombre, color }));
  }
}
