import type { TipoImportacion } from '@pmp/contracts/proyectos';
import { criteriosEscritos } from '@pmp/contracts/proyectos/hoja';
import type { Item } from './item';

/** A day, which is stored as midnight in UTC. */
const dayText = (fecha: Date): string => {
  const [day = ''] = fecha.toISOString().split('T', 1);
  return day.split('-').toReversed().join('/');
};

const decimal = (value: number): string => String(value).replace('.', ',');

/** The days of an epic or a story: until when it is due is when it ends, unless that is told too. */
function planned(item: Item): Item {
  const { inicio, limite } = item;
  const fin = item.fin ?? limite;
  const notas = [...item.notas];
  if (limite && fin && limite.getTime() !== fin.getTime())
    notas.push(`Fecha límite en el origen: ${dayText(limite)}`);
  if (!inicio || !fin || fin >= inicio) return { ...item, fin, fechaLimite: null, notas };
  notas.push(`Inicio en el origen: ${dayText(inicio)}`);
  return { ...item, inicio: null, fin, fechaLimite: null, notas, avisos: [...item.avisos, 'fechaIlegible'] };
}

/** What only a story has a field for. */
const relato = ({ comoUsuario, quiero, para }: Item): string[] => [
  ...(comoUsuario ? [`Como: ${comoUsuario}`] : []),
  ...(quiero ? [`Quiero: ${quiero}`] : []),
  ...(para ? [`Para: ${para}`] : []),
];

/** What an epic has no field for. */
const beyondEpic = ({ puntos, etiquetas, responsableDicho, criterios }: Item): string[] => [
  ...(criterios.length ? [`Criterios de aceptación:\n${criteriosEscritos(criterios)}`] : []),
  ...(puntos ? [`Puntos: ${decimal(puntos)}`] : []),
  ...(etiquetas.length ? [`Etiquetas: ${etiquetas.join(', ')}`] : []),
  ...(responsableDicho ? [`Responsable: ${responsableDicho}`] : []),
];

/** What it says of how long it takes, where no field has it so. */
const tiempo = ({ tiempoDicho }: Item): string[] =>
  tiempoDicho ? [`Tiempo estimado en el origen: ${tiempoDicho}`] : [];

const beyondStory = ({ tiempoEstimado, tiempoDicho, tipoTareaDicho }: Item): string[] => [
  ...(tiempoEstimado === null || tiempoDicho ? [] : [`Horas estimadas: ${decimal(tiempoEstimado)}`]),
  ...(tipoTareaDicho ? [`Tipo de tarea: ${tipoTareaDicho}`] : []),
];

/** A row as what it becomes: what that has no field for is named in its note. */
export function ofKind(item: Item, tipo: TipoImportacion): Item {
  if (tipo === 'tarea') {
    const notas = [...item.notas];
    notas.push(...tiempo(item), ...relato(item));
    if (item.puntos) notas.push(`Puntos: ${decimal(item.puntos)}`);
    if (item.inicio) notas.push(`Inicio: ${dayText(item.inicio)}`);
    if (item.fin && item.fechaLimite) notas.push(`Fin: ${dayText(item.fin)}`);
    return { ...item, fechaLimite: item.fechaLimite ?? item.fin, notas };
  }
  const days = planned(item);
  const beyond = [
    ...tiempo(days),
    ...beyondStory(days),
    ...(tipo === 'epica' ? [...relato(days), ...beyondEpic(days)] : []),
  ];
  return { ...days, tiempoEstimado: null, notas: [...days.notas, ...beyond] };
}
