import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { deshacer } from '../../shared/deshacer/deshacer';
import { addDias } from '../../shared/fechas/dias';
import { errorText } from '../../shared/http/errors';
import { newId } from '../../shared/http/new-id';
import type { PorLeer } from './contexto';
import { type Barra, canMove, type Plazo } from './plazos/barras';
import { type Bloqueo, conPlazos, type Desplazada, desplazar } from './plazos/desplazar';
import { movePlazos } from './plazos/move-plazos';
import { useTextos } from './plazos/textos';

/** A sprint ends after the day on which it begins; a task has one day, whichever end of it is moved. */
const admitido = ({ tipo, plazo }: Barra, { inicio, fin }: Plazo): Plazo => {
  if (tipo === 'tarea') {
    const dia = inicio === plazo?.inicio ? fin : inicio;
    return { inicio: dia, fin: dia };
  }
  return { inicio, fin: tipo === 'sprint' && fin <= inicio ? addDias(inicio, 1) : fin };
};

/** What is shown with a sprint without being changed: its stories that have no days of their own. */
export const prestadas = (barras: readonly Barra[], { id, tipo }: Barra): number =>
  tipo === 'sprint'
    ? barras.filter(
        (one) => one.tipo === 'historia' && one.origen === 'sprint' && one.datos.sprintId?._id === id,
      ).length
    : 0;

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const WEEK = 7;

/** Where an arrow takes a bar: all of it, or with Shift only its end. */
const pushed = ({ inicio, fin }: Plazo, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): Plazo => {
  const dias = (ARROWS[key] ?? 0) * (ctrlKey || metaKey ? WEEK : 1);
  const hasta = addDias(fin, dias);
  if (shiftKey) return { inicio, fin: hasta < inicio ? inicio : hasta };
  return { inicio: addDias(inicio, dias), fin: hasta };
};

interface Opciones {
  barras: readonly Barra[];
  bloqueos: readonly Bloqueo[];
  porLeer: PorLeer | undefined;
  onAbrir: (id: string) => void;
}

/** Moving bars: what would move is shown first, and done when the person says so. */
export const useBorradorPlazos = ({ barras, bloqueos, porLeer, onAbrir }: Opciones) => {
  const { t, nombre, plazo: dicho } = useTextos();
  const queryClient = useQueryClient();
  const [borrador, setBorrador] = useState<{ id: string; plazo: Plazo }>();
  const [arrastre, setArrastre] = useState<{ id: string; plazo: Plazo }>();

  const desplazadas = useMemo(
    () => (borrador ? desplazar(barras, bloqueos, borrador.id, borrador.plazo) : []),
    [barras, bloqueos, borrador],
  );
  const mostradas = useMemo(() => conPlazos(barras, desplazadas), [barras, desplazadas]);
  const movidas = useMemo(() => new Set(desplazadas.map(({ barra }) => barra.id)), [desplazadas]);

  const guardar = async (nuevas: readonly Desplazada[]): Promise<void> => {
    setBorrador(undefined);
    const [first] = nuevas;
    if (!first) return;
    const undo = await movePlazos(queryClient, nuevas);
    const titulo =
      nuevas.length === 1
        ? t('cronologia.movida', { titulo: first.barra.titulo, plazo: dicho(first.plazo) })
        : t('cronologia.movidas', { titulo: first.barra.titulo, count: nuevas.length - 1 });
    deshacer.offer({ tipo: 'cambio', _id: newId(), titulo, undo });
  };
  /** Nobody waits for it: what fails is said where everything is. */
  const guardarYa = (nuevas: readonly Desplazada[]) => {
    guardar(nuevas).catch((error: unknown) =>
      deshacer.say(t('cronologia.error', { detalle: errorText(error, t('comun:error.red')) })),
    );
  };
  const barraOf = (id: string) => barras.find((barra) => barra.id === id);

  return {
    mostradas,
    movidas,
    desplazadas,
    guardar,
    confirmar: () => guardarYa(desplazadas),
    soloEsta: () => guardarYa(desplazadas.slice(0, 1)),
    cancelar: () => setBorrador(undefined),
    onArrastre: (id: string, plazo: Plazo | null) => setArrastre(plazo ? { id, plazo } : undefined),
    /** What would happen if it were dropped now, in words. */
    arrastrando: useMemo(() => {
      const barra = arrastre && barras.find(({ id }) => id === arrastre.id);
      if (!barra || !arrastre) return '';
      const plazo = admitido(barra, arrastre.plazo);
      const others = desplazar(barras, bloqueos, barra.id, plazo).length - 1;
      return [`${nombre(barra)}: ${dicho(plazo)}`, others > 0 && t('cronologia.conElla', { count: others })]
        .filter(Boolean)
        .join(' · ');
    }, [arrastre, barras, bloqueos, dicho, nombre, t]),
    onSoltar: (id: string, soltada: Plazo) => {
      const barra = barraOf(id);
      if (!barra) return;
      const plazo = admitido(barra, soltada);
      const nuevas = desplazar(barras, bloqueos, id, plazo);
      if (nuevas.length > 1 || prestadas(barras, barra) > 0 || porLeer?.falta(barra))
        setBorrador({ id, plazo });
      else guardarYa(nuevas);
    },
    onTecla: (event: KeyboardEvent, id: string): boolean => {
      const barra = barraOf(id);
      if (event.key === 'Enter' || event.key === ' ') {
        // Not before all that moves with it has been read.
        if (borrador) {
          if (!(barra && porLeer?.falta(barra))) guardarYa(desplazadas);
        } else onAbrir(id);
        return true;
      }
      if (event.key === 'Escape' && borrador) {
        setBorrador(undefined);
        return true;
      }
      if (!(event.key in ARROWS) || event.altKey || !barra?.plazo) return false;
      if (canMove(barra)) {
        const now = borrador?.id === id ? borrador.plazo : barra.plazo;
        setBorrador({ id, plazo: admitido(barra, pushed(now, event)) });
      }
      return true;
    },
  };
};
