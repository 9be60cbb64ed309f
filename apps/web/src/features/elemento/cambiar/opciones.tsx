import { useMemo, useState } from 'react';
import type { EstadoTarea } from '@pmp/contracts/proyectos';
import { CircleDashed, IterationCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ESTADOS_TAREA, ESTADOS_TRABAJO, PRIORIDADES } from '../../../shared/dominio/domain';
import { isPuntos } from '../../../shared/dominio/validators';
import type { CampoDeUnValor, Valor } from '../../../shared/elementos/edicion';
import type { Elemento } from '../../../shared/elementos/elementos';
import { formatDia } from '../../../shared/fechas/dates';
import { addDias } from '../../../shared/fechas/dias';
import { useHoy } from '../../../shared/fechas/use-hoy';
import { useHistoriasElegibles } from '../../../shared/historias/use-historias';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { useSession } from '../../../shared/sesion/session';
import { useSprints } from '../../../shared/sprints/use-sprints';
import type { Opcion } from '../../../shared/ui/campos/elegir';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { EstadoTareaChip, PrioridadChip } from '../../../shared/ui/fichas/chip';
import { useEpicasDe } from '../../../shared/arbol/use-epicas-de';
import { useMiembrosDe } from '../../../shared/personas/use-miembros';
import { diaEscrito } from './dia-escrito';

type Opciones = readonly Opcion<Valor>[];

const PUNTOS = [0, 1, 2, 3, 5, 8, 13, 21];

const simple = (valor: string | number, texto: string): Opcion<Valor> => ({
  id: String(valor),
  texto,
  valor,
});

/** The day as items carry it. */
const momento = (dia: string) => `${dia}T00:00:00.000Z`;

const useFechas = () => {
  const { t } = useTranslation(['comun', 'backlog']);
  const hoy = useHoy();
  const dia = (texto: string, valor: string): Opcion<Valor> => ({
    id: valor,
    texto,
    content: (
      <>
        <span className="grow">{texto}</span>
        <span className="num text-xs text-subtle">{formatDia(valor)}</span>
      </>
    ),
    valor: momento(valor),
  });
  return (escrito: string): Opciones => {
    const suyo = diaEscrito(escrito, hoy);
    if (suyo) return [{ id: suyo, texto: escrito, content: formatDia(suyo), valor: momento(suyo) }];
    return [
      dia(t('backlog:elemento.hoy'), hoy),
      dia(t('backlog:elemento.manana'), addDias(hoy, 1)),
      dia(t('backlog:elemento.enDias', { count: 3 }), addDias(hoy, 3)),
      dia(t('backlog:elemento.enSemanas', { count: 1 }), addDias(hoy, 7)),
      dia(t('backlog:elemento.enSemanas', { count: 2 }), addDias(hoy, 14)),
      { id: '', texto: t('backlog:elemento.sinFecha'), valor: null },
    ];
  };
};

/** The values that fields of these items may get: only those of `campos` are read. */
export const useValoresDe = (campos: ReadonlySet<CampoDeUnValor>, elementos: readonly Elemento[]) => {
  const { t } = useTranslation(['comun', 'backlog']);
  const yo = useSession().user._id;
  const ids = [...new Set(elementos.map(({ datos }) => datos.proyecto))];
  const [proyecto = '', otro] = ids;
  const proyectos = useProyectos();
  const equipos = ids.map((id) => proyectos.data?.find(({ _id }) => _id === id)?.equipo._id);
  const personas = useMiembrosDe(
    equipos,
    (campos.has('asignado') || campos.has('responsable')) && proyectos.isSuccess,
  );
  const { query: lasEpicas, epicas } = useEpicasDe(proyecto, campos.has('epica'));
  const [escrito, setEscrito] = useState('');
  const { query: historias, ...halladas } = useHistoriasElegibles(proyecto, escrito, {
    enabled: campos.has('historia'),
  });
  const sprints = useSprints(proyecto, campos.has('sprint'));
  const fechas = useFechas();
  const lecturas: Partial<Record<CampoDeUnValor, { isPending: boolean; isError: boolean }>> = {
    asignado: personas,
    responsable: personas,
    epica: lasEpicas,
    historia: historias,
    sprint: sprints,
  };

  const opciones = (campo: CampoDeUnValor, texto: string): Opciones => {
    switch (campo) {
      case 'estado': {
        const estados: readonly EstadoTarea[] = elementos.every(({ entidad }) => entidad === 'tarea')
          ? ESTADOS_TAREA
          : ESTADOS_TRABAJO;
        return estados.map((estado) => ({
          ...simple(estado, t(`estadoTarea.${estado}`)),
          content: <EstadoTareaChip estado={estado} />,
        }));
      }
      case 'prioridad':
        return PRIORIDADES.toReversed().map((prioridad) => ({
          ...simple(prioridad, t(`prioridad.${prioridad}`)),
          content: <PrioridadChip prioridad={prioridad} />,
        }));
      case 'puntos': {
        const escrito = Number(texto.replace(',', '.'));
        const suyo = texto.trim() !== '' && isPuntos(escrito) && !PUNTOS.includes(escrito) ? [escrito] : [];
        return [...PUNTOS, ...suyo].map((puntos) =>
          simple(puntos, puntos === escrito && suyo.length ? texto : String(puntos)),
        );
      }
      case 'asignado':
      case 'responsable':
        return [
          ...personas.miembros
            .toSorted((a, b) => Number(b._id === yo) - Number(a._id === yo))
            .map((persona) => ({
              id: persona._id,
              texto: persona.nombre,
              content: (
                <>
                  <Avatar nombre={persona.nombre} src={persona.avatar} size="sm" />
                  <span className="truncate">{persona.nombre}</span>
                </>
              ),
              valor: { ...persona },
            })),
          // Last: Enter at once is about somebody.
          {
            id: '',
            texto: t(campo === 'responsable' ? 'backlog:elemento.sinResponsable' : 'persona.sinAsignar'),
            valor: null,
          },
        ];
      case 'epica':
        return otro !== undefined
          ? []
          : epicas.map(({ _id, titulo }) => ({
              id: _id,
              texto: titulo,
              valor: { _id, titulo },
            }));
      case 'historia':
        return otro !== undefined
          ? []
          : (halladas.historias ?? []).map(({ _id, titulo }) => ({ id: _id, texto: titulo, valor: _id }));
      case 'sprint':
        return [
          {
            id: '',
            texto: t('backlog:elemento.sinSprint'),
            content: (
              <>
                <CircleDashed aria-hidden className="size-4 text-subtle" />
                {t('backlog:elemento.sinSprint')}
              </>
            ),
            valor: null,
          },
          ...(sprints.data ?? [])
            .filter(
              ({ estado }) => otro === undefined && (estado === 'pendiente' || estado === 'en progreso'),
            )
            .map(({ _id, nombre }) => ({
              id: _id,
              texto: nombre,
              content: (
                <>
                  <IterationCcw aria-hidden className="size-4 shrink-0 text-subtle" />
                  <span className="truncate">{nombre}</span>
                </>
              ),
              valor: { _id, nombre },
            })),
        ];
      case 'inicio':
      case 'fin':
      case 'fechaLimite':
        return fechas(texto);
    }
  };
  return { opciones, lecturas, onHistoria: halladas.isWhole ? undefined : setEscrito };
};

/** The values that a field of these items may get. `enabled`: somebody chooses among them. */
export const useOpcionesDeCampo = (
  campo: CampoDeUnValor,
  elementos: readonly Elemento[],
  enabled: boolean,
) => {
  const campos = useMemo(() => new Set(enabled ? [campo] : []), [campo, enabled]);
  const { opciones, lecturas, onHistoria } = useValoresDe(campos, elementos);
  return {
    opciones: (texto: string) => opciones(campo, texto),
    isPending: lecturas[campo]?.isPending ?? false,
    isError: lecturas[campo]?.isError ?? false,
    /** Called with what is typed where the server finds the values by it; undefined: all of them are here. */
    onText: campo === 'historia' ? onHistoria : undefined,
  };
};
