import { isOculto, type Enlace } from '@pmp/contracts/proyectos';
import { briefOf, findElemento, fullOf, readElemento, type Encontrado, type Tipo } from './elementos';
import type { Producto, Respuesta } from './producto';

const MAX_HIJOS = 50;
const MAX_COMENTARIOS = 20;

const HIJOS: Record<Tipo, string | null> = { epica: 'epica', historia: 'historia', tarea: null };

async function hijosOf(producto: Producto, tipo: Tipo, clave: string): Promise<Respuesta | null> {
  const campo = HIJOS[tipo];
  if (!campo) return null;
  const de = campo === 'epica' ? 'historia' : 'tarea';
  const found = await producto.get('/elementos', {
    q: `tipo:${de} ${campo}:${clave}`,
    limite: MAX_HIJOS,
  });
  const hijos = (found['elementos'] as Respuesta[]).map((hijo) => briefOf(hijo));
  return hijos.length ? { hijos, totalHijos: found['total'] } : null;
}

async function comentariosOf(producto: Producto, { tipo, _id }: Encontrado): Promise<Respuesta | null> {
  if (tipo === 'epica') return null;
  const path = `/${tipo === 'historia' ? 'historias' : 'tareas'}/${_id}/comentarios`;
  const found = await producto.get(path, { limite: MAX_COMENTARIOS, orden: 'recientes' });
  const comentarios = (found['comentarios'] as Respuesta[]).map(({ texto, autor, createdAt, decision }) => ({
    autor: autor?.nombre ?? null,
    fecha: createdAt,
    texto,
    ...(decision && { decision: true }),
  }));
  return comentarios.length ? { comentarios } : null;
}

async function enlacesOf(producto: Producto, { tipo, _id }: Encontrado): Promise<Respuesta | null> {
  if (tipo === 'epica') return null;
  const { enlaces } = (await producto.get(`/enlaces/elemento/${_id}`)) as unknown as { enlaces: Enlace[] };
  const shown = enlaces.map(({ tipo: relacion, origen, destino }) => {
    const isOrigen = !isOculto(origen) && origen._id === _id;
    const otro = isOrigen ? destino : origen;
    const como = relacion === 'bloquea' && !isOrigen ? 'bloqueada por' : relacion;
    return isOculto(otro) ? { como, oculto: true } : { como, clave: otro.clave, titulo: otro.titulo };
  });
  return shown.length ? { enlaces: shown } : null;
}

async function padreOf(producto: Producto, tipo: Tipo, elemento: Respuesta): Promise<Respuesta | null> {
  if (tipo === 'epica') return null;
  const [de, id] =
    tipo === 'historia'
      ? (['epica', elemento['epicaId']?._id] as const)
      : (['historia', elemento['historiaId']] as const);
  if (!id) return null;
  const padre = await readElemento(producto, { tipo: de, _id: String(id), proyecto: '' });
  return { padre: briefOf(padre, de) };
}

/** An item with what is around it. */
export async function contextoOf(producto: Producto, clave: string): Promise<Respuesta> {
  const found = await findElemento(producto, clave);
  const elemento = await readElemento(producto, found);
  const [padre, hijos, comentarios, enlaces] = await Promise.all([
    padreOf(producto, found.tipo, elemento),
    hijosOf(producto, found.tipo, String(elemento['clave'])),
    comentariosOf(producto, found),
    enlacesOf(producto, found),
  ]);
  return { ...fullOf(elemento, found.tipo), ...padre, ...hijos, ...enlaces, ...comentarios };
}
