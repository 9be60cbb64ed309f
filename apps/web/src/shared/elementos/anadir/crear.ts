import type { Historia } from '@pmp/contracts/proyectos';
import { createContext, type ReactNode, useEffect, useRef } from 'react';
import { createOpener } from '../../navegar/opener';
import { typeAhead } from '../../navegar/type-ahead';
import type { Elemento } from '../elementos';
import { objetivo } from '../teclas';

export type Creable = 'historia' | 'tarea';

/** What a new story or task starts with: all that is known of the place one looks at. */
export interface Sitio {
  proyecto?: string | undefined;
  epica?: string | undefined;
  /** The story of a new task. */
  historia?: string | undefined;
  /** The sprint that a new story enters. */
  sprint?: { _id: string; nombre: string } | undefined;
  estado?: string | undefined;
  /** Puts the new story in the exact place, where its estado alone does not say it. */
  colocar?: ((historia: Historia) => Promise<void>) | undefined;
}

/** A story or task about to be created in a dialog; the shell shows it. */
export const creacion = createOpener<{ entidad: Creable; sitio: Sitio }>();

type Aqui = (entidad: Creable) => boolean | Sitio;

const offers: Aqui[] = [];

/**
 * Offers the open screen's way to create: it opens a field where the person looks and answers true, or says what is
 * known of that place, for the dialog; false: nothing.
 */
export const useCrearAqui = (aqui: Aqui) => {
  const latest = useRef(aqui);
  useEffect(() => {
    latest.current = aqui;
  });
  useEffect(() => {
    const offer: Aqui = (entidad) => latest.current(entidad);
    offers.push(offer);
    return () => void offers.splice(offers.indexOf(offer), 1);
  }, []);
};

/** Where an item is, as a place for the next. */
const sitioDe = (elemento: Elemento | undefined): Sitio => {
  if (!elemento) return {};
  const { entidad, datos } = elemento;
  const { _id, proyecto } = datos;
  if (entidad === 'epica') return { proyecto, epica: _id };
  if (entidad === 'historia') return { proyecto, epica: datos.epicaId._id, historia: _id };
  return { proyecto, historia: datos.historiaId };
};

export const crearEnDialogo = (entidad: Creable, sitio: Sitio): void => {
  creacion.open({ entidad, sitio });
  typeAhead(creacion);
};

/** Creates a story or a task where the person looks, else in a dialog. */
export const crearElemento = (entidad: Creable, proyecto: string | undefined): void => {
  const aqui = offers.at(-1)?.(entidad) ?? false;
  if (aqui === true) return;
  const [elemento] = objetivo();
  crearEnDialogo(entidad, { proyecto, ...sitioDe(elemento), ...(aqui || {}) });
};

export interface AnadirProps {
  /** Of a project. */
  sitio: Sitio & { proyecto: string };
  onClose: () => void;
}

/** The field that adds stories at the foot of a list; a screen does not know the one that knows how. */
export const AnadirContext = createContext<((props: AnadirProps) => ReactNode) | undefined>(undefined);
