import { t } from '../../idioma/idioma';
import type { Definicion } from './contexto/definicion';
import { type Answerer, consultada, idsOf, respuesta } from './contexto/contexto';
import {
  cantidad,
  cuando,
  diasEntre,
  elementos,
  enlaceEpica,
  enlaceHistoria,
  enlaceTarea,
  enumerar,
  lineas,
  numero,
} from './contexto/redaccion';

const SIEMPRE = '2000-01-01';
const VISTAS = 5;
const MAX_TAREAS = 5_000;

/** Why an epic is late: what of it was reopened, blocked, waits, came in later, or is not done. */
const responder: Answerer = async (contexto) => {
  const { reader, hoy, epica } = contexto;
  if (!epica) return respuesta('¿Qué épica? Escribe su título entre comillas.');
  const { proyecto } = epica;
  const historias = (await reader.historias([proyecto])).filter((one) => one.epica === epica._id);
  const ids = new Set(historias.map(({ _id }) => _id));
  const [{ filas }, actividad, esperas] = await Promise.all([
    reader.tareas({ proyectos: [proyecto], historias: [...ids], cuantas: MAX_TAREAS }),
    reader.actividad([proyecto], { desde: SIEMPRE, hasta: hoy }),
    reader.esperas(idsOf(reader.proyectos)),
  ]);
  const suyas = new Set([...ids, ...filas.map(({ _id }) => _id)]);
  const cambios = (actividad?.cambios ?? []).filter(({ _id }) => suyas.has(_id));
  const enlaceDe = (one: { entidad: string; _id: string; titulo: string; proyecto: string }): string =>
    one.entidad === 'tarea' ? enlaceTarea(one) : enlaceHistoria(one);
  const unicos = (of: typeof cambios): string[] => [...new Set(of.map(enlaceDe))].slice(0, VISTAS);
  const bloqueos = cambios.filter(({ campo, a }) => campo === 'estado' && a === 'bloqueada');
  const abiertasDeNuevo = cambios.filter(
    ({ campo, de, a }) => campo === 'estado' && de === 'completada' && a !== 'completada',
  );
  const crecidas = cambios.filter(
    ({ campo, de, a }) => campo === 'puntos' && Number(a) > Number(de ?? 0) && Number(de) > 0,
  );
  const empezo = epica.inicio ?? historias.map(({ createdAt }) => createdAt).toSorted()[0] ?? epica.createdAt;
  const nuevas = historias.filter(({ createdAt }) => diasEntre(empezo, createdAt) > 0);
  const esperan = esperas.filter(({ item }) => suyas.has(item._id));
  const abiertas = historias.filter(({ estado }) => estado !== 'completada');
  const puntos = abiertas.reduce((sum, one) => sum + one.puntos, 0);
  const deEspera = (one: (typeof esperan)[number]): string =>
    t`${one.item.tipo === 'tarea' ? enlaceTarea(one.item) : enlaceHistoria(one.item)} espera a ${enumerar(one.por.map((por) => (por ? (por.tipo === 'tarea' ? enlaceTarea(por) : enlaceHistoria(por)) : 'algo que no puedes ver')))}`;
  const motivos = [
    bloqueos.length
      ? t`Se ${bloqueos.length === 1 ? 'bloqueó' : 'bloquearon'}: ${enumerar(unicos(bloqueos))}`
      : null,
    ...filas
      .filter(({ estado }) => estado === 'bloqueada')
      .slice(0, VISTAS)
      .map((one) => t`Sigue bloqueada: ${enlaceTarea(one)}`),
    ...esperan.slice(0, VISTAS).map(deEspera),
    abiertasDeNuevo.length
      ? t`Se ${abiertasDeNuevo.length === 1 ? 'reabrió' : 'reabrieron'}: ${enumerar(unicos(abiertasDeNuevo))}`
      : null,
    nuevas.length
      ? t`Ha crecido: ${cantidad(nuevas.length, 'historia', 'historias')} de después de empezar (${enumerar(nuevas.slice(0, VISTAS).map(enlaceHistoria))})`
      : null,
    crecidas.length ? t`Con más puntos que al principio: ${enumerar(unicos(crecidas))}` : null,
  ].filter((one) => one !== null);
  const fin = epica.fin?.slice(0, 10);
  const tarde = fin !== undefined && fin < hoy;
  return consultada(
    respuesta(
      lineas(
        fin
          ? t`${enlaceEpica(epica)} ${tarde ? 'tenía que terminar' : 'termina'} ${cuando(fin, hoy)} y le quedan ${cantidad(abiertas.length, 'historia', 'historias')} (${numero(puntos)} p.) de ${numero(historias.length)}.`
          : t`${enlaceEpica(epica)} no tiene fecha de fin; le quedan ${cantidad(abiertas.length, 'historia', 'historias')} (${numero(puntos)} p.) de ${numero(historias.length)}.`,
        motivos.length
          ? 'Lo que la ha frenado, según el historial:'
          : 'En el historial no consta nada que la haya frenado: ni bloqueos, ni esperas, ni trabajo añadido.',
        motivos.length ? elementos(motivos) : null,
        actividad ? null : 'Ahora no puedo leer el historial, así que puede faltar algo.',
        abiertas.length ? t`Por terminar: ${enumerar(abiertas.slice(0, VISTAS).map(enlaceHistoria))}.` : null,
      ),
      ['¿Qué épicas van con retraso?', '¿Qué está bloqueado y por qué?'],
    ),
    ['Épica', t`«${epica.titulo}»`, 'bloqueos, esperas, reaperturas y alcance'],
  );
};

export const epicaTarde: Definicion = {
  tipo: 'epica-tarde',
  frases: {
    normal: `¿Por qué va tarde la épica {epica}? | ¿A qué se debe el retraso de la épica {epica}?
      ¿Por qué no hemos acabado la épica {epica}? | ¿Qué ha frenado la épica {epica}?
      ¿Qué le ha pasado a la épica {epica} para ir así de mal? | ¿Qué está retrasando la épica {epica}?
      ¿Por qué se retrasa {epica}? | ¿Qué ha hecho que {epica} se alargue?
      ¿Por qué lleva tanto retraso la épica {epica}? | ¿Qué frena la épica {epica}?
      ¿Por qué no avanza la épica {epica}? | ¿A qué se debe que la épica {epica} no esté terminada?
      ¿Qué ha frenado {epica}? | ¿A qué se debe que {epica} vaya tarde? | ¿Qué problema hay con {epica}?
      ¿Qué le pasa a la épica {epica} que no termina?`,
    corta: `por qué va tarde {epica} | causas del retraso de {epica}`,
    ruda: `por qué coño la épica {epica} va tan tarde | quién tiene la culpa de que {epica} vaya tarde`,
    hablada: `oye y por qué se nos ha ido de fecha la épica {epica}`,
    mal: `xq ba tarde la epica {epica}`,
    formal: `Explique las causas de la demora de la épica {epica}`,
    en: `why is the epic {epica} late? | what delayed the {epica} epic? | why is {epica} late?
      what is delaying {epica}?`,
    fr: `pourquoi l'épopée {epica} est-elle en retard ? | pourquoi {epica} est en retard ?`,
    de: `warum ist das Epic {epica} verspätet? | warum ist {epica} verspätet?`,
  },
  admite: ['epica', 'vencidas'],
  necesita: 'epica',
  responder,
};
