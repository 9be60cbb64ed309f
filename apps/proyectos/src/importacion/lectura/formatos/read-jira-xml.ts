import { SaxesParser } from 'saxes';
import { quoted } from '@pmp/contracts/common/csv';
import { commentCell } from '../base/comment-cell';
import { LeftOver } from '../base/left-over';
import { damaged, Refusal } from '../base/refusal';
import { type Entry, tableOf } from '../base/table-of';
import { conResolucion } from '../filas/resolucion';
import { textOfBytes } from '../textos/text-of-bytes';
import { markdownOfHtml, textOfHtml } from '../textos/text-of-html';

/** What an element of an item is; the others have no place in the table. */
const SIMPLE = new Map(
  Object.entries({
    summary: 'Título',
    description: 'Descripción',
    type: 'Tipo',
    status: 'Estado',
    priority: 'Prioridad',
    assignee: 'Responsable',
    reporter: 'Autor',
    created: 'Creado',
    updated: 'Actualizado',
    resolved: 'Resuelto',
    due: 'Fecha límite',
    parent: 'Padre',
    resolution: 'Resolución',
    version: 'Versiones afectadas',
    fixVersion: 'Versiones de corrección',
    environment: 'Entorno',
  }),
);
/** What is written with form. */
const FORMED = new Set(['Descripción', 'Entorno']);
const CUSTOM: readonly (readonly [string, RegExp])[] = [
  ['Sprint', /^sprint$/i],
  ['Épica', /^(epic link|enlace de épica)$/i],
  ['Puntos', /^(story points?|story point estimate|puntos de historia)$/i],
];
const MAX_DEPTH = 40;
/** What it is in a title that its key and its summary say too. */
const TOLD = /^item\.title$/;

/** Documents of others, by the element that all of it is in. */
const OTHERS: ReadonlyMap<string, { herramienta: string; formato: string }> = new Map([
  ['entity-engine-xml', { herramienta: 'Jira (copia de seguridad)', formato: 'CSV (todos los campos)' }],
  ['Project', { herramienta: 'Microsoft Project', formato: 'Excel (XLSX)' }],
]);

/** Elements whose attributes say it. */
const IN_ATTRIBUTES = new Set(['timeoriginalestimate', 'timeestimate', 'timespent', 'statusCategory']);

type Attributes = Record<string, string>;

/** Collects one item of Jira's XML while its elements go by. */
class ItemBuilder {
  readonly entry: Record<string, string[]> = {};
  private readonly sobra: LeftOver;
  private customName = '';
  private linkName = '';

  constructor(sobra: LeftOver) {
    this.sobra = sobra;
  }

  close(name: string, attributes: Attributes, text: string): void {
    const value = text.trim();
    if (name === 'key') {
      this.entry['Clave'] = [value];
      this.entry['Issue id'] = [attributes['id'] ?? ''];
    } else if (name === 'label' || name === 'component') this.add('Etiquetas', quoted(textOfHtml(value)));
    else if (name === 'attachment')
      this.add('Adjunto', [attributes['name'], attributes['created']].filter(Boolean).join(' '));
    else if (name === 'comment')
      this.add(
        'Comentario',
        commentCell(
          plainDate(attributes['created'] ?? ''),
          attributes['author'] ?? '',
          markdownOfHtml(value),
        ),
      );
    else if (name === 'issuekey') this.add(this.linkName || 'Relacionada con', value);
    else if (name === 'customfieldname') this.customName = value;
    else if (name === 'customfieldvalue') this.custom(value);
    else if (SIMPLE.has(name)) this.simple(SIMPLE.get(name)!, value);
    else if (!IN_ATTRIBUTES.has(name)) this.sobra.add(`item.${name}`, value);
  }

  /** The description of the links that follow: `blocks`, `is blocked by`. */
  open(name: string, { description = '', key = '', seconds = '' }: Attributes): void {
    if (name === 'statusCategory' && key) this.entry['Categoría del estado'] = [key];
    if (name === 'timeoriginalestimate' && seconds) this.entry['Tiempo estimado'] = [`${seconds} s`];
    if (name === 'timeestimate' && seconds) this.entry['Tiempo restante'] = [`${seconds} s`];
    if (name === 'timespent' && seconds) this.entry['Tiempo dedicado'] = [`${seconds} s`];
    if (name !== 'outwardlinks' && name !== 'inwardlinks') return;
    const isOutward = name === 'outwardlinks';
    if (/block|bloque/i.test(description)) this.linkName = isOutward ? 'Bloquea' : 'Bloqueada por';
    else if (/duplic/i.test(description)) this.linkName = isOutward ? 'Duplica' : 'Duplicada por';
    else this.linkName = 'Relacionada con';
  }

  /** Once all of it has gone by. */
  whole(): Record<string, string[]> {
    const first = (name: string): string => this.entry[name]?.[0] ?? '';
    const [estado, resolucion] = [first('Estado'), first('Resolución')];
    const told = conResolucion(estado, first('Categoría del estado'), resolucion);
    if (told.estado === estado) return this.entry;
    return { ...this.entry, Estado: [told.estado], 'Categoría del estado': [told.categoria] };
  }

  private custom(value: string): void {
    const known = CUSTOM.find(([, pattern]) => pattern.test(this.customName))?.[0];
    const name = known ?? `Campo personalizado (${this.customName})`;
    if (this.customName) this.add(name, known ? value : markdownOfHtml(value));
  }

  /** An item may have several versions. */
  private simple(name: string, value: string): void {
    if (!isNobody(value))
      this.add(name, FORMED.has(name) ? markdownOfHtml(value) : textOfHtml(plainDate(value)));
  }

  private add(name: string, value: string): void {
    if (value) (this.entry[name] ??= []).push(value);
  }
}

const isNobody = (value: string): boolean =>
  /^(unassigned|sin asignar|unresolved|sin resolver|non attribuée?|non assigné|nicht zugewiesen|não atribuído)$/i.test(
    value,
  );

/** `Tue, 24 Nov 2026 15:04:00 +0000` without its weekday. */
const plainDate = (value: string): string => value.replace(/^\p{L}{2,4}\.?,\s+(?=\d{1,2}\s)/u, '');

/** Jira's XML of a search. The parser knows no entities but those of XML itself, and follows no reference. */
export async function readJiraXml(bytes: AsyncIterable<Buffer>) {
  const entries: Entry[] = [];
  const sobra = new LeftOver({ raiz: 'Búsqueda', taken: TOLD });
  const open: { name: string; attributes: Attributes; text: string }[] = [];
  let item: ItemBuilder | null = null;
  let failure: unknown = null;
  const parser = new SaxesParser();
  parser.on('error', (error) => void (failure ??= error));
  parser.on('opentag', ({ name, attributes }) => {
    if (!open.length && OTHERS.has(name)) failure ??= new Refusal('ficheroDeOtro', OTHERS.get(name)!);
    if (open.length >= MAX_DEPTH) failure ??= new Refusal('ficheroProfundo', { max: MAX_DEPTH });
    open.push({ name, attributes: attributes as Attributes, text: '' });
    if (name === 'item') item = new ItemBuilder(sobra);
    else item?.open(name, attributes as Attributes);
  });
  const add = (text: string) => {
    const top = open.at(-1);
    if (top) top.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    const closed = open.pop();
    if (name === 'item' && item) {
      entries.push(item.whole());
      item = null;
    } else if (closed) item?.close(name, closed.attributes, closed.text);
  });
  for await (const piece of textOfBytes(bytes)) {
    parser.write(piece);
    if (failure) throw failure instanceof Refusal ? failure : damaged(parser.line);
  }
  if (open.length) throw damaged(parser.line);
  if (!entries.length) throw new Refusal('ficheroDesconocido');
  return { origen: 'jira' as const, ...tableOf(entries), sobra: sobra.result() };
}
