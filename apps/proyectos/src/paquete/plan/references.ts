import type { AnyLine, FileRef, Kind, Line } from '@pmp/paquete';

type Known = 'etiquetas' | 'epicas' | 'historias' | 'trabajo' | 'sprints' | 'mensajes';

/** Collects what lines say about each other and about people while they are read. */
export class References {
  readonly correos = new Set<string>();
  readonly files: FileRef[] = [];
  /** The people who have tasks or answer for stories. */
  readonly asignados = new Set<string>();
  /** Private views, whose owners need no account: without one, theirs do not come. */
  readonly privadas: Line<'vistas'>[] = [];
  definiciones: Line<'definiciones'> | null = null;
  /** What has been ticked, by story. */
  readonly cumplidos: Line<'cumplidos'>[] = [];
  private readonly known: Record<Known, Set<string>> = {
    etiquetas: new Set(),
    epicas: new Set(),
    historias: new Set(),
    trabajo: new Set(),
    sprints: new Set(),
    mensajes: new Set(),
  };
  private readonly numbers = new Set<number>();
  private readonly quoted = new Set<string>();
  private inProgress = 0;

  add(kind: Kind, line: AnyLine): void {
    this.note(kind, line._id);
    if (kind === 'vistas' && (line as Line<'vistas'>).ambito === 'privada')
      this.privadas.push(line as Line<'vistas'>);
    else for (const correo of correosOf(line)) this.correos.add(correo);
    if (kind === 'definiciones') this.addDefiniciones(line as Line<'definiciones'>);
    if (kind === 'cumplidos') this.addCumplidos(line as Line<'cumplidos'>);
    if ('etiquetas' in line) for (const id of line.etiquetas ?? []) this.must('etiquetas', id, line.titulo);
    if (kind === 'historias') this.addHistoria(line as Line<'historias'>);
    if (kind === 'tareas') this.must('historias', (line as Line<'tareas'>).historia, 'una tarea');
    if (kind === 'enlaces')
      for (const { _id } of [(line as Line<'enlaces'>).origen, (line as Line<'enlaces'>).destino])
        this.must('trabajo', _id, 'un enlace');
    if (kind === 'historial') this.must('trabajo', (line as Line<'historial'>).sobre, 'el historial');
    if (kind === 'comentarios') this.must('trabajo', (line as Line<'comentarios'>).sobre, 'un comentario');
    if (kind === 'sprints') this.addSprint(line as Line<'sprints'>);
    if (kind === 'medidas') this.must('sprints', (line as Line<'medidas'>).sprint, 'una medida');
    if (kind === 'mensajes') this.addMensaje(line as Line<'mensajes'>);
    if (kind === 'externos') this.mustBeText(line._id);
    if (kind === 'tareas') this.addTarea(line as Line<'tareas'>);
    if (kind === 'epicas' || kind === 'historias' || kind === 'tareas')
      this.addFiles(line as Pick<Line<'historias'>, 'archivos'>);
  }

  finish(): void {
    for (const id of this.quoted) this.must('mensajes', id, 'un mensaje');
    const ids = this.files.map(({ owner, _id }) => `${owner}:${_id}`);
    if (new Set(ids).size < ids.length) throw new Error('un archivo es de dos sitios');
    if (this.inProgress > 1) throw new Error('hay dos sprints en progreso');
  }

  private addDefiniciones(line: Line<'definiciones'>): void {
    if (this.definiciones) throw new Error('hay dos definiciones');
    this.definiciones = line;
  }

  private addCumplidos(line: Line<'cumplidos'>): void {
    this.must('historias', line._id, 'una marca');
    const puntos = [...(this.definiciones?.listo.puntos ?? []), ...(this.definiciones?.hecho.puntos ?? [])];
    const lost = line.marcas.find((id) => !puntos.some(({ _id, regla }) => _id === id && !regla));
    if (lost) throw new Error(`una marca nombra a ${lost}, que no está en el paquete`);
    this.cumplidos.push(line);
  }

  private addHistoria({ epica, responsable }: Line<'historias'>): void {
    this.must('epicas', epica, 'una historia');
    if (responsable) this.asignados.add(responsable);
  }

  private addSprint({ numero, estado, historias }: Line<'sprints'>): void {
    if (this.numbers.has(numero)) throw new Error(`hay dos sprints ${numero}`);
    this.numbers.add(numero);
    if (estado === 'en progreso') this.inProgress += 1;
    for (const historia of historias) this.must('historias', historia, 'un sprint');
  }

  private addMensaje({ respuestaA, archivos, emisor }: Line<'mensajes'>): void {
    if (respuestaA) this.quoted.add(respuestaA);
    for (const archivo of archivos) this.files.push({ owner: 'mensajes', ...archivo, subidoPor: emisor });
  }

  private addTarea({ asignado }: Line<'tareas'>): void {
    if (asignado) this.asignados.add(asignado);
  }

  private addFiles({ archivos = [] }: Pick<Line<'historias'>, 'archivos'>): void {
    for (const archivo of archivos) this.files.push({ owner: 'proyectos', ...archivo });
  }

  private note(kind: Kind, id: string): void {
    if (kind in this.known) this.known[kind as Known].add(id);
    if (kind === 'epicas' || kind === 'historias' || kind === 'tareas') this.known.trabajo.add(id);
  }

  private mustBeText(id: string): void {
    const { trabajo, etiquetas, sprints } = this.known;
    if (![trabajo, etiquetas, sprints].some((known) => known.has(id)))
      throw new Error(`un texto de fuera nombra a ${id}, que no está en el paquete`);
  }

  private must(what: Known, id: string, who: string): void {
    if (!this.known[what].has(id)) throw new Error(`${who} nombra a ${id}, que no está en el paquete`);
  }
}

/** Everybody whom a line names. */
function correosOf(line: AnyLine): string[] {
  const named: (string | null)[] = [];
  if ('creador' in line) named.push(line.creador);
  if ('asignado' in line) named.push(line.asignado);
  if ('prioridad' in line && 'archivos' in line)
    named.push(...(line.archivos ?? []).map(({ subidoPor }) => subidoPor));
  if ('responsable' in line) named.push(line.responsable ?? null);
  if ('propone' in line) named.push(line.propone ?? null);
  if ('autor' in line) named.push(line.autor ?? null);
  if ('traslados' in line) named.push(...line.traslados.map(({ autor }) => autor));
  if ('emisor' in line) named.push(line.emisor);
  if ('menciones' in line) named.push(...line.menciones);
  if ('eliminadoPor' in line) named.push(line.eliminadoPor ?? null);
  if ('reacciones' in line) named.push(...(line.reacciones ?? []).flatMap(({ personas }) => personas));
  if ('decision' in line) named.push(line.decision?.por ?? null);
  return named.filter((correo) => correo !== null);
}
