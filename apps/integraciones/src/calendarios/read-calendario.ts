import { Inject, Injectable } from '@nestjs/common';
import { erroresIntegraciones } from '@pmp/contracts/integraciones';
import {
  AskBeforeRefusing,
  Calendario,
  CallerCache,
  decide,
  DomainError,
  type DirectoryRecord,
} from '@pmp/platform';
import type { ICalEventData } from 'ical-generator';
import { AgendaReader, type ProyectoDeAgenda } from './agenda.reader';
import type { CalendarioDoc } from './calendario.model';
import { CalendariosRepository } from './calendarios.repository';
import { huellaOf } from './direccion.rules';
import { eventOfHistoria, eventOfProyecto, eventOfSprint, eventOfTarea, textOf } from './ical';

const HOUR_MS = 3_600_000;
export const WEB = Symbol('WEB');

const missing = () => new DomainError(erroresIntegraciones.calendarioNoEncontrado);

const sees = (person: DirectoryRecord, { _id, equipo, creador }: ProyectoDeAgenda): boolean =>
  person.estado === 'activo' &&
  decide(person, 'proyecto.ver', { proyecto: _id, equipo, creador }) === 'permitido';

/** What is behind a secret address, for as long as whoever made it may see it. */
@Injectable()
export class ReadCalendario {
  constructor(
    private readonly calendarios: CalendariosRepository,
    private readonly agenda: AgendaReader,
    private readonly callers: CallerCache,
    private readonly asking: AskBeforeRefusing,
    readonly dias: Calendario,
    @Inject(WEB) readonly web: string | undefined,
  ) {}

  /** An address that opens nothing any more cannot be told from one that never did. */
  async read(secreto: string): Promise<string> {
    const doc = await this.calendarios.findByHuella(huellaOf(secreto));
    if (!doc) throw missing();
    const events = await (doc.proyecto === null ? this.ofPersona(doc) : this.ofProyecto(doc, doc.proyecto));
    const now = new Date();
    if (!doc.leido || now.getTime() - doc.leido.getTime() > HOUR_MS)
      await this.calendarios.noteRead(doc, now);
    return textOf(doc.nombre, events);
  }

  private async ofPersona({ usuario }: CalendarioDoc): Promise<ICalEventData[]> {
    const person = await this.callers.findOrAsk(usuario);
    if (person?.estado !== 'activo') throw missing();
    const [historias, tareas] = await Promise.all([
      this.agenda.historiasOfPersona(usuario),
      this.agenda.tareasOfPersona(usuario),
    ]);
    const proyectos = await this.agenda.findProyectos(
      [...historias, ...tareas].map(({ proyecto }) => proyecto),
    );
    const seen = new Set(proyectos.filter((proyecto) => sees(person, proyecto)).map(({ _id }) => _id));
    const mine = ({ proyecto }: { proyecto: string }) => seen.has(proyecto);
    return [
      ...historias.filter(mine).map((historia) => eventOfHistoria(historia, this)),
      ...tareas.filter(mine).map((tarea) => eventOfTarea(tarea, this)),
    ];
  }

  private async ofProyecto({ usuario, tipo }: CalendarioDoc, id: string): Promise<ICalEventData[]> {
    const [proyecto] = await this.agenda.findProyectos([id]);
    if (!proyecto || !(await this.asking.allows(usuario, (person) => sees(person, proyecto))))
      throw missing();
    const sprints = await this.agenda.sprintsOf(id);
    const spans = sprints.map((sprint) => eventOfSprint(sprint, proyecto.clave, this));
    if (tipo === 'sprints') return spans;
    const [historias, tareas] = await Promise.all([
      this.agenda.historiasOfProyecto(id),
      this.agenda.tareasOfProyecto(id),
    ]);
    const end = eventOfProyecto(proyecto, this);
    return [
      ...(end ? [end] : []),
      ...spans,
      ...historias.map((historia) => eventOfHistoria(historia, this)),
      ...tareas.map((tarea) => eventOfTarea(tarea, this)),
    ];
  }
}
