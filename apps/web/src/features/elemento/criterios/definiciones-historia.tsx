import type { Historia, Tarea } from '@pmp/contracts/proyectos';
import type { ReglaDefinicion } from '@pmp/contracts/sprints';
import { rutasDefiniciones } from '@pmp/contracts/sprints/rutas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { ofrecer } from '../../../shared/deshacer/ofrecer';
import { errorText } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { definicionesDeHistoriaKey, marcarPunto, type Punto, useMarcas } from './marcar-punto';

/** As the server sees them; here they follow what is on screen, which may not have arrived there yet. */
const HOLDS: Record<ReglaDefinicion, (historia: Historia, tareas: readonly Tarea[]) => boolean> = {
  criterios: ({ avanceCriterios }) => (avanceCriterios?.total ?? 0) > 0,
  descripcion: ({ descripcion, quiero }) => Boolean(descripcion || quiero),
  puntos: ({ puntos }) => puntos > 0,
  responsable: ({ responsable }) => Boolean(responsable),
  criteriosCumplidos: ({ avanceCriterios }) => avanceCriterios?.hechos === avanceCriterios?.total,
  sinBloqueos: ({ bloqueadaPor }) => !bloqueadaPor,
  sinTareasAbiertas: (_historia, tareas) => tareas.every(({ estado }) => estado === 'completada'),
};

/** «Cumple todos sus criterios» is not said of a story that has none. */
const wordOf = (regla: ReglaDefinicion, { avanceCriterios }: Historia) =>
  regla === 'criteriosCumplidos' && !avanceCriterios?.total ? 'sinCriterios' : regla;

interface DefinicionesHistoriaProps {
  historia: Historia;
  tareas: readonly Tarea[];
}

/** How the story stands to its team's definitions; nothing where the team has none, or they cannot be read. */
export const DefinicionesHistoria = ({ historia, tareas }: DefinicionesHistoriaProps) => {
  const { t } = useTranslation(['backlog', 'comun']);
  const queryClient = useQueryClient();
  const cumpleAhora = useMarcas(historia._id);
  const { data } = useQuery({
    queryKey: definicionesDeHistoriaKey(historia._id),
    queryFn: ({ signal }) =>
      pedir(rutasDefiniciones.leerDeHistoria, { params: { id: historia._id }, signal }),
    retry: false,
  });
  const mark = (punto: Punto, cumple: boolean) =>
    ofrecer({
      titulo: t(cumple ? 'criterios.marcado' : 'criterios.desmarcado', { texto: punto.texto }),
      cambio: marcarPunto(queryClient, historia, { ...punto, cumple: cumpleAhora(punto) }, cumple),
      onFail: (error) =>
        deshacer.say(t('criterios.error', { detalle: errorText(error, t('comun:error.red')) })),
    });
  return (['listo', 'hecho'] as const).map((cual) => {
    const puntos = data?.[cual] ?? [];
    if (puntos.length === 0) return null;
    return (
      <section key={cual} aria-label={t(`definicion.${cual}`)} className="flex flex-col">
        <h3 className="pb-1 text-sm font-medium">{t(`definicion.${cual}`)}</h3>
        <ul className="flex flex-col">
          {puntos.map((punto) => {
            const { _id, regla, texto } = punto;
            if (!regla)
              return (
                <li key={_id}>
                  <Checkbox
                    label={texto}
                    checked={cumpleAhora(punto)}
                    onChange={({ target }) => void mark(punto, target.checked)}
                  />
                </li>
              );
            const holds = HOLDS[regla](historia, tareas);
            const Icon = holds ? Check : Minus;
            return (
              <li key={_id} className="hit flex items-center gap-2 text-sm">
                <span
                  role="img"
                  aria-label={t(holds ? 'definicion.cumple' : 'definicion.falta')}
                  data-tone={holds ? 'green' : 'amber'}
                  className="tone-solid inline-flex size-4 shrink-0 items-center justify-center"
                >
                  <Icon aria-hidden className="size-4" />
                </span>
                <span className={holds ? 'text-muted' : ''}>
                  {t(`definicion.regla.${wordOf(regla, historia)}`)}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
};
