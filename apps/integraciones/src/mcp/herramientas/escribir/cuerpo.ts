import { findElemento, type Encontrado, type Tipo } from '../../elementos';
import { findEtiquetas } from '../../etiquetas';
import { findPersona } from '../../personas';
import { Refusal, type Producto, type Respuesta } from '../../producto';
import { CAMPOS_DE, type Campos } from '../campos';

const PADRE: Record<Tipo, { campo: string; tipo: Tipo } | null> = {
  epica: null,
  historia: { campo: 'epicaId', tipo: 'epica' },
  tarea: { campo: 'historiaId', tipo: 'historia' },
};

/** In the words of the product's API. What was not given is not sent; what this kind of item does not have is refused. */
export async function bodyOf(
  producto: Producto,
  { tipo, proyecto }: Pick<Encontrado, 'tipo' | 'proyecto'>,
  given: Campos,
): Promise<Respuesta> {
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  const foreign = named.map(([name]) => name).filter((name) => !(CAMPOS_DE[tipo] as string[]).includes(name));
  if (foreign.length)
    throw new Refusal(400, {
      message: 'No se ha guardado nada',
      errores: foreign.map((campo) => ({ campo, message: `no existe en un elemento de tipo ${tipo}` })),
    });
  const { horas, vence, asignado, etiquetas, criterios: _added, ...same } = given;
  const fields = {
    ...same,
    tiempoEstimado: horas,
    fechaLimite: vence,
    etiquetas: etiquetas && (await findEtiquetas(producto, proyecto, etiquetas)),
    [tipo === 'historia' ? 'responsable' : 'asignado']:
      asignado === undefined ? undefined : await findPersona(producto, asignado),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

export async function parentField(producto: Producto, tipo: Tipo, clave: string): Promise<Respuesta> {
  const padre = PADRE[tipo];
  const found = await findElemento(producto, clave);
  if (!padre || found.tipo !== padre.tipo)
    throw new Refusal(400, { message: `«${clave}» no puede contener un elemento de tipo ${tipo}` });
  return { [padre.campo]: found._id };
}

export const criteriosOf = (textos: readonly string[] | undefined) =>
  textos?.length ? { criterios: textos.map((texto) => ({ texto })) } : undefined;

/** What every tool that writes says of itself. */
export const WRITES = { readOnlyHint: false, destructiveHint: false, openWorldHint: false };
