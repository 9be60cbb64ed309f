import { enIdioma, type Idioma, t } from '../idioma/idioma';
import { lenguaOf } from '../idioma/lengua';
import type { Definicion } from './respuestas/contexto/definicion';
import {
  type Comprension,
  comprensionOf,
  type Entendida,
  SEGURO,
  type Temas,
} from './comprension/comprender';
import { consultaEscrita } from './comprension/consulta-escrita';
import { preguntasOf, type Turno, understood } from './comprension/dialogo';
import { type Directorio, directorioOf } from './comprension/nombrados';
import { detalleOf, objetoOf, tareaOf } from './comprension/objeto';
import type { Excepto } from './comprension/huecos';
import { etiquetaDe } from './comprension/etiqueta';
import type { PersonReader } from './person-reader';
import { type Contexto, respuesta, type Respuesta } from './respuestas/contexto/contexto';
import { elementos, hoyOf, lineas, literal, type Reloj } from './respuestas/contexto/redaccion';
import { escrita } from './respuestas/escrita';
import { sinProyectos } from './respuestas/fijas/comun';
import { noLoSe } from './respuestas/fijas/no-lo-se';
import { temasDe } from './respuestas/contexto/condiciones';
import { contestar } from './respuestas/contexto/contestar';

export interface Peticion {
  texto: string;
  /** The project open on the screen. */
  proyectoAbierto: string | null;
  /** What the same person asked before and was answered, oldest first. */
  anteriores: readonly Turno[];
  reloj: Reloj;
  /** Of the person's screen. */
  idioma?: Idioma;
}

/** Words that say that the question is not about the project on the screen. */
const TODOS = /\bproyectos\b|\btod[oa]s\b/i;

/** What a question is about, limited to what the asker may see. */
function contextoOf(
  { texto, tipo, huecos, nombrados }: Entendida,
  { proyectoAbierto, reloj }: Peticion,
  reader: PersonReader,
  { literal: esLiteral, admite, propone }: Definicion,
  temas: Temas,
): Contexto {
  const gente = esLiteral || !admite.includes('persona') ? [] : nombrados.personas;
  const fuera = (que: Excepto): boolean => !esLiteral && !propone && huecos.excepto.includes(que);
  const [otra = null] = fuera('persona') ? [] : gente;
  const propia = otra?._id === reader.persona._id;
  const persona = propia ? null : otra;
  // Somebody of another team has nothing in the project on the screen.
  const esDeAqui = (equipo: string): boolean => !otra || otra.equipos.includes(equipo);
  const abierto = (huecos.propias && tipo !== 'asignar') || TODOS.test(texto) ? null : proyectoAbierto;
  const deLaCosa = nombrados.cosas.find(({ segura }) => segura)?.item.proyecto ?? nombrados.epica?.proyecto;
  const proyecto =
    (esLiteral || fuera('proyecto') ? null : nombrados.proyecto) ??
    reader.proyectos.find(({ _id }) => _id === deLaCosa) ??
    reader.proyectos.find(({ _id, equipo }) => _id === abierto && esDeAqui(equipo)) ??
    (reader.proyectos.length === 1 ? reader.proyectos[0]! : null);
  const ambito = proyecto
    ? [proyecto]
    : reader.proyectos.filter(({ _id }) => !fuera('proyecto') || _id !== nombrados.proyecto?._id);
  const dentro = nombrados.cosas.filter(({ item }) => ambito.some(({ _id }) => _id === item.proyecto));
  return {
    reader,
    pregunta: {
      ...huecos,
      tipo,
      propias: !persona && (huecos.propias || propia || tipo === 'hoy'),
      objeto: objetoOf(tipo, texto),
      detalle: detalleOf(texto) ?? (tipo === 'crear-tareas' ? tareaOf(texto) : null),
    },
    cosas: dentro.length ? dentro : nombrados.cosas,
    epica: fuera('epica') ? null : nombrados.epica,
    sprint: nombrados.sprint,
    claveSinNada: nombrados.claveSinNada,
    ambito,
    proyecto,
    persona,
    etiqueta: esLiteral ? null : etiquetaDe(texto),
    temas,
    excepto: {
      personas: fuera('persona') ? gente : [],
      epica: fuera('epica') ? nombrados.epica : null,
    },
    hoy: hoyOf(reloj),
    reloj,
    texto,
  };
}

const dudas = (nombres: readonly string[]): Respuesta =>
  respuesta(
    lineas('¿De quién hablas?', elementos(nombres.map(literal))),
    nombres.slice(0, 3).map((nombre) => t`Tareas de ${nombre}`),
  );

/** Answers from the data alone, as its definitions say. */
export class Motor {
  private readonly definiciones: ReadonlyMap<string, Definicion>;

  constructor(
    definiciones: readonly Definicion[],
    readonly comprension: Comprension = comprensionOf(definiciones),
    private readonly idiomaOf = lenguaOf,
  ) {
    this.definiciones = new Map(definiciones.map((one) => [one.tipo, one]));
  }

  /** Until it has learnt its phrases, whoever asks waits; a service does it while it starts. */
  prepare(): Promise<void> {
    return this.comprension.prepare();
  }

  definicion(tipo: string): Definicion {
    return this.definiciones.get(tipo) ?? this.definiciones.get('ajena')!;
  }

  /** In the language of the question if it is clearly one, else in that of the person. */
  answer(peticion: Peticion, reader: PersonReader): Promise<Respuesta> {
    const idioma = this.idiomaOf(peticion.texto, peticion.idioma);
    return enIdioma(idioma, () => this.answerAll(peticion, reader));
  }

  private async answerAll(peticion: Peticion, reader: PersonReader): Promise<Respuesta> {
    const q = consultaEscrita(peticion.texto);
    if (q !== null) return escrita(q, reader, hoyOf(peticion.reloj));
    const directorio = await directorioOf(reader);
    const partes = await preguntasOf(peticion.texto, this.comprension.comprender, directorio);
    const [first = peticion.texto, ...others] = partes;
    const dicha = await this.one({ ...peticion, texto: first }, reader, directorio);
    let all = dicha;
    let antes: Turno = { texto: first, respuesta: dicha.texto };
    for (const texto of others) {
      const next = await this.one(
        { ...peticion, texto, anteriores: [...peticion.anteriores, antes] },
        reader,
        directorio,
      );
      antes = { texto, respuesta: next.texto };
      all = {
        texto: `${all.texto}\n\n${next.texto}`,
        sugerencias: next.sugerencias,
        propuesta: all.propuesta ?? next.propuesta,
        consulta: [all.consulta, next.consulta].filter(Boolean).join('; ') || null,
        q: null,
      };
    }
    return all;
  }

  private async one(peticion: Peticion, reader: PersonReader, directorio: Directorio): Promise<Respuesta> {
    const entendida = await understood(peticion.texto, peticion.anteriores, {
      comprender: this.comprension.comprender,
      directorio,
      definiciones: this.definiciones,
    });
    const definicion = this.definicion(entendida.tipo);
    if (entendida.grado < SEGURO) return noLoSe(entendida, this.definiciones);
    const temas = temasDe(definicion, this.comprension.temasOf(entendida), entendida.texto);
    const contexto = contextoOf(entendida, peticion, reader, definicion, temas);
    if (!reader.proyectos.length && !definicion.sinDatos) return sinProyectos(contexto);
    const { personas } = entendida.nombrados;
    if (
      !entendida.huecos.excepto.includes('persona') &&
      personas.length > 1 &&
      definicion.admite.includes('persona') &&
      entendida.tipo !== 'ajena'
    )
      return dudas(personas.map(({ nombre }) => nombre));
    return contestar(definicion, contexto);
  }
}
