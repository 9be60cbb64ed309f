import { describe, expect, it } from '@jest/globals';
import { CAMPOS_DE_PLANTILLA } from '@pmp/contracts/proyectos';
import { DE_MAS, lineSchemas } from '@pmp/paquete';
import type { Kind } from '../src/elementos/kinds/kind';
import { epica } from '../src/epicas/epica.kind';
import { historia } from '../src/historias/historia.kind';
import { deMasFrom, deMasOf } from '../src/paquete/campos-de-mas';
import { contenidoOf } from '../src/plantillas/contenido.rules';
import { tarea } from '../src/tareas/tarea.kind';
import { withoutColumn, writtenOf } from './written-fields';

const KINDS = [epica, historia, tarea] as unknown as Kind[];

/** Nobody's name, date or state is in a template. */
const NOT_IN_TEMPLATES = ['estado', 'inicio', 'fin', 'responsable', 'asignado', 'fechaLimite'];
/** Fields that have no column in the sheet that is exported and imported again. */
const NOT_IN_THE_SHEET: string[] = [];

describe.each(KINDS)('every field that people write of an item ($tipo)', (kind) => {
  const written = writtenOf(kind);

  it('is in a template, and in what is made from it', () => {
    const kept = written.filter((campo) => !NOT_IN_TEMPLATES.includes(campo));
    expect(kept.filter((campo) => !CAMPOS_DE_PLANTILLA[kind.tipo].includes(campo))).toEqual([]);
    const datos = Object.fromEntries(kept.map((campo) => [campo, `su ${campo}`]));
    expect(contenidoOf(kind.tipo, datos as never)).toMatchObject(datos);
  });

  it('goes along in a package', () => {
    const { shape } = lineSchemas[kind.collection];
    expect(written.filter((campo) => !(campo in shape))).toEqual([]);
    const datos = Object.fromEntries(DE_MAS[kind.collection].campos.map((campo) => [campo, `su ${campo}`]));
    expect(deMasFrom(deMasOf(datos, kind.collection), kind.collection)).toEqual(datos);
  });

  it('has its column in the sheet, or is known to have none', () => {
    expect(withoutColumn(kind).filter((campo) => !NOT_IN_THE_SHEET.includes(campo))).toEqual([]);
  });
});
