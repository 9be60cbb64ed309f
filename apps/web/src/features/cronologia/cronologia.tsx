import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { editar } from '../../shared/elementos/edicion';
import { anchorOf } from '../../shared/elementos/teclas';
import { useElegido } from '../../shared/elementos/use-elegido';
import { Skeleton } from '../../shared/ui/pagina/skeleton';
import { AvisoMovimiento } from './aviso-movimiento';
import { type Barra, elementoOf, type GrupoDeBarras, refOf } from './plazos/barras';
import type { PorLeer, Seleccion } from './contexto';
import type { Bloqueo } from './plazos/desplazar';
import { ElegirEscala } from './selectores';
import { useTextos } from './plazos/textos';
import { prestadas, useBorradorPlazos } from './use-borrador-plazos';
import type { VistaCronologia } from './use-vista-cronologia';

const Diagrama = lazy(() => import('./diagrama/diagrama'));
const ListaPlazos = lazy(() => import('./lista-plazos'));
const DiasDialog = lazy(() => import('./dias-dialog'));

interface CronologiaProps {
  /** All that may move together. */
  barras: readonly Barra[];
  bloqueos: readonly Bloqueo[];
  /** Absent: everything has been read. */
  porLeer?: PorLeer | undefined;
  /** Which of them are shown, in their order, as one level under their groups; absent: all, beneath what they hang from. */
  grupos?: readonly GrupoDeBarras[] | undefined;
  /** What the rows are, in the head of their column. */
  columna: string;
  vista: VistaCronologia;
  plegadas: ReadonlySet<string>;
  seleccion?: Seleccion | undefined;
  onPlegar: (id: string) => void;
}

/** Bars in the chart or as a list, which move with what waits for them once the person has seen it. */
export const Cronologia = (props: CronologiaProps) => {
  const { barras, bloqueos, porLeer, grupos, columna, vista, plegadas, seleccion, onPlegar } = props;
  const { t } = useTextos();
  const [, elegir] = useElegido();
  const [conDias, setConDias] = useState<string>();
  const abrir = (id: string) => {
    const barra = barras.find((one) => one.id === id);
    if (barra?.tipo === 'sprint') setConDias(barra.datos.estado === 'pendiente' ? id : undefined);
    else if (barra) elegir(refOf(barra)[0]);
  };
  /** The only day of a task is changed as anywhere else. */
  const cambiarDias = (id: string) => {
    const barra = barras.find((one) => one.id === id);
    const tarea = barra?.tipo === 'tarea' ? elementoOf(barra) : undefined;
    if (tarea) editar({ campo: 'fechaLimite', elementos: [tarea], anchor: anchorOf([tarea]) });
    else setConDias(id);
  };
  const plan = useBorradorPlazos({ barras, bloqueos, porLeer, onAbrir: abrir });
  const { mostradas } = plan;
  const esperas = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { destino } of bloqueos) counts.set(destino, (counts.get(destino) ?? 0) + 1);
    return counts;
  }, [bloqueos]);
  const shown = useMemo((): readonly Barra[] => {
    if (!grupos) return mostradas;
    const byId = new Map(mostradas.map((barra) => [barra.id, barra]));
    return grupos.flatMap(({ id, nombre, ids }) =>
      ids.flatMap((each) => {
        const barra = byId.get(each);
        return barra ? [{ ...barra, padre: nombre ? id : undefined }] : [];
      }),
    );
  }, [grupos, mostradas]);
  const cabezas = useMemo(() => grupos?.filter(({ nombre }) => nombre) ?? [], [grupos]);
  const abierta = conDias === undefined ? undefined : barras.find(({ id }) => id === conDias);
  const [movida] = plan.desplazadas;
  const enMano = movida?.barra ?? abierta;
  const falta = enMano !== undefined && porLeer?.falta(enMano) === true;
  useEffect(() => {
    // What somebody moves is read to its end, a page at a time; what has failed waits to be asked for again.
    if (enMano && falta && !porLeer.fallidas.has(enMano.id)) porLeer.traer(enMano);
  }, [enMano, falta, porLeer]);
  return (
    <>
      <Suspense fallback={<Skeleton className="h-[calc(100dvh-var(--encima,8.25rem))] min-h-80 w-full" />}>
        {vista.enLista ? (
          <ListaPlazos
            barras={shown}
            grupos={cabezas}
            columna={columna}
            esperas={esperas}
            porLeer={porLeer}
            seleccion={seleccion}
            onAbrir={abrir}
            onDias={cambiarDias}
          />
        ) : (
          <>
            {/* A phone has no room for it beside the title. */}
            {!vista.conNombres && <ElegirEscala vista={vista} />}
            <Diagrama
              barras={shown}
              grupos={cabezas}
              bloqueos={bloqueos}
              esperas={esperas}
              porLeer={porLeer}
              movidas={plan.movidas}
              plegadas={plegadas}
              escala={vista.escala}
              conNombres={vista.conNombres}
              seleccion={seleccion}
              nombres={{
                columna,
                diagrama: t('cronologia.titulo'),
                instrucciones: t('cronologia.instrucciones'),
                dias: t('cronologia.columna.plazo'),
              }}
              onPlegar={onPlegar}
              onAbrir={abrir}
              onDias={cambiarDias}
              onArrastre={plan.onArrastre}
              onSoltar={plan.onSoltar}
              onTecla={plan.onTecla}
            />
          </>
        )}
      </Suspense>
      {plan.arrastrando && (
        <p
          aria-hidden
          className="num pointer-events-none fixed bottom-6 left-1/2 z-30 -translate-x-1/2 rounded-card border border-line bg-surface px-3 py-2 text-sm shadow-float"
        >
          {plan.arrastrando}
        </p>
      )}
      {movida && (
        <AvisoMovimiento
          desplazadas={plan.desplazadas}
          prestadas={prestadas(barras, movida.barra)}
          porLeer={falta ? porLeer : undefined}
          onConfirmar={plan.confirmar}
          onSoloEsta={plan.soloEsta}
          onCancelar={plan.cancelar}
        />
      )}
      <Suspense>
        {abierta && abierta.tipo !== 'tarea' && (
          <DiasDialog
            key={abierta.id}
            barra={abierta}
            barras={barras}
            bloqueos={bloqueos}
            leyendo={falta}
            onGuardar={plan.guardar}
            onClose={() => setConDias(undefined)}
          />
        )}
      </Suspense>
    </>
  );
};
