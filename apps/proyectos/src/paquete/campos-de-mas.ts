import { DE_MAS } from '@pmp/paquete';
import { epica } from '../epicas/epica.kind';
import { historia } from '../historias/historia.kind';
import { tarea } from '../tareas/tarea.kind';

const KINDS = { epicas: epica, historias: historia, tareas: tarea };

type Lines = keyof typeof DE_MAS;

const chosen = (from: object, name: Lines, change: (campo: string, value: unknown) => unknown): object =>
  Object.fromEntries(
    Object.entries(from)
      .filter(([campo, value]) => DE_MAS[name].campos.includes(campo) && value !== undefined)
      .map(([campo, value]) => [campo, change(campo, value)]),
  );

/** What a line says of the fields that follow from the kind. Throws for an id: another installation has another one. */
export const deMasOf = (doc: object, name: Lines): object =>
  chosen(doc, name, (campo, value) => {
    if (value instanceof Date) return value.toISOString();
    if (typeof value === 'object' && value !== null)
      throw new Error(`${campo} goes into a package only by a line of its own`);
    return value;
  });

/** The same fields as they are stored. */
export const deMasFrom = (line: object, name: Lines): object =>
  chosen(line, name, (campo, value) =>
    KINDS[name].fields[campo] === Date && typeof value === 'string' ? new Date(value) : value,
  );
