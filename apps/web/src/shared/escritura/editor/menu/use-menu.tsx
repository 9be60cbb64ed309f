import type { Resultado } from '@pmp/contracts/proyectos';
import { rutasBusqueda } from '@pmp/contracts/proyectos/rutas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { type KeyboardEvent, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterByNombre } from '../../../dominio/filter-by-nombre';
import { pedir } from '../../../http/pedir';
import { ClavesConocidas } from '../../../navegar/clave';
import { Avatar } from '../../../ui/fichas/avatar';
import { useDebounced } from '../../use-debounced';
import type { AyudasProps } from '../manejo';
import { BLOQUES } from '../barra';
import { type Escrito, escritoDe } from '../formato';
import { put } from '../put';
import type { MenuProps, Opcion } from './menu';
import { type Peticion, peticionEn } from './peticion';

interface Ofrecida extends Opcion {
  /** What becomes of the text, from which what was typed for it is gone. */
  pone: (escrito: Escrito) => Escrito;
}

const MAX_OFFERED = 8;
const STILL_MS = 200;

const puesto = ({ texto, desde, hasta }: Escrito, piece: string): Escrito => {
  const rest = texto.slice(hasta);
  const before = `${texto.slice(0, desde)}${piece}${rest.startsWith(' ') ? '' : ' '}`;
  return { texto: before + rest, desde: before.length, hasta: before.length };
};

/** What `/` offers: what the bar does to lines and blocks. */
const useBloques = (onFiles: (() => void) | undefined): Ofrecida[] => {
  const { t } = useTranslation('escritura');
  const bloques = BLOQUES.map(({ nombre, Icon, cambia }) => ({
    id: nombre,
    nombre: t(`forma.${nombre}`),
    marca: <Icon aria-hidden className="size-4 shrink-0 text-subtle" />,
    pone: cambia,
  }));
  if (!onFiles) return bloques;
  const imagen = {
    id: 'imagen',
    nombre: t('forma.imagen'),
    marca: <ImagePlus aria-hidden className="size-4 shrink-0 text-subtle" />,
    pone: (escrito: Escrito) => {
      onFiles();
      return escrito;
    },
  };
  return [...bloques, imagen];
};

const usePersonas = (
  { personas, nombrar, onArroba }: AyudasProps,
  peticion: Peticion | undefined,
): Ofrecida[] => {
  const isAsked = peticion?.de === 'persona';
  useEffect(() => {
    if (isAsked) onArroba?.();
  }, [isAsked, onArroba]);
  // Once the name is written out there is nothing left to offer.
  if (!isAsked || personas.some(({ nombre }) => `${nombre} ` === peticion.busca)) return [];
  return filterByNombre(personas, peticion.busca).map((persona) => ({
    id: persona._id,
    nombre: persona.nombre,
    marca: <Avatar nombre={persona.nombre} src={persona.avatar} size="sm" />,
    pone: (escrito) => puesto(escrito, nombrar(persona)),
  }));
};

const useElementos = (peticion: Peticion | undefined) => {
  const q = useDebounced(peticion?.de === 'elemento' ? peticion.busca.trim() : '', STILL_MS);
  const { data, isFetching } = useQuery({
    queryKey: ['escribir', 'elementos', q],
    queryFn: async ({ signal }): Promise<Resultado[]> =>
      (await pedir(rutasBusqueda.buscar, { query: { q }, signal })).resultados,
    enabled: q !== '' && peticion?.de === 'elemento',
    placeholderData: keepPreviousData,
  });
  const found = q === '' ? [] : (data ?? []);
  return {
    isPending: peticion?.de === 'elemento' && (isFetching || q !== peticion.busca.trim()),
    elementos: found.flatMap(({ _id, clave, titulo }): Ofrecida[] =>
      clave === undefined
        ? []
        : [
            {
              id: _id,
              nombre: titulo,
              marca: <span className="shrink-0 font-mono text-xs text-subtle">{clave}</span>,
              pone: (escrito) => puesto(escrito, clave),
            },
          ],
    ),
  };
};

const useEmojis = (): Ofrecida[] => {
  const { t } = useTranslation('escritura');
  const grupos = t('emojis', { returnObjects: true });
  return Object.values(grupos).flatMap((grupo) =>
    Object.entries(grupo).map(([emoji, nombre]) => ({
      id: emoji,
      nombre,
      marca: (
        <span aria-hidden className="text-base leading-none">
          {emoji}
        </span>
      ),
      pone: (escrito: Escrito) => puesto(escrito, emoji),
    })),
  );
};

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The menu at the caret, if something is asked for there. One mechanism for people, items, emojis and what a text is made of. */
export const useMenu = (props: AyudasProps, onFiles: (() => void) | undefined) => {
  const { field, visible, caret } = props;
  const { t } = useTranslation('escritura');
  const claves = useContext(ClavesConocidas);
  const peticion = peticionEn(visible, caret, claves);
  const [cerrada, setCerrada] = useState<number>();
  const [senalada, setSenalada] = useState({ de: '', index: 0 });
  const bloques = useBloques(onFiles);
  const personas = usePersonas(props, peticion);
  const { elementos, isPending } = useElementos(peticion);
  const emojis = useEmojis();
  // What was closed stays so until something else is asked for.
  if (cerrada !== undefined && peticion?.at !== cerrada) setCerrada(undefined);

  const isOpen = peticion !== undefined && peticion.at !== cerrada;
  const all = { bloque: bloques, persona: personas, elemento: elementos, emoji: emojis };
  const de = peticion?.de ?? 'bloque';
  const isFound = de === 'elemento' || de === 'persona';
  const ofrecidas = (isFound ? all[de] : filterByNombre(all[de], peticion?.busca ?? '')).slice(
    0,
    de === 'bloque' ? undefined : MAX_OFFERED,
  );
  const opciones = isOpen ? ofrecidas : [];
  const asked = `${peticion?.at ?? ''} ${peticion?.busca ?? ''}`;
  const elegida = senalada.de === asked ? Math.min(senalada.index, opciones.length - 1) : 0;
  const aviso = isPending && opciones.length === 0 ? t('menu.buscando') : undefined;

  const pick = (index: number) => {
    const opcion = opciones[index];
    const el = field.current;
    if (!opcion || !el || !peticion) return;
    const { texto, hasta } = escritoDe(el);
    const { at } = peticion;
    const escrito =
      de === 'bloque'
        ? { texto: texto.slice(0, at) + texto.slice(hasta), desde: at, hasta: at }
        : { texto, desde: at, hasta };
    put(el, opcion.pone(escrito));
  };

  return {
    abierto:
      opciones.length > 0 || (isOpen && aviso !== undefined)
        ? ({
            label: t(`menu.${de}`),
            at: peticion?.at ?? 0,
            opciones,
            elegida,
            aviso,
            onPick: pick,
          } satisfies Omit<MenuProps, 'field'>)
        : undefined,
    /** Whether the menu used the key. */
    onKey: ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
      if (opciones.length === 0 || ctrlKey || metaKey || altKey || shiftKey) return false;
      const step = STEP[key];
      if (step) setSenalada({ de: asked, index: (elegida + step + opciones.length) % opciones.length });
      else if (key === 'Enter' || key === 'Tab') pick(elegida);
      else if (key === 'Escape') setCerrada(peticion?.at);
      else return false;
      return true;
    },
  };
};
