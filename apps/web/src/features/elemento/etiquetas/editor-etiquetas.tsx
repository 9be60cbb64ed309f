import type { EtiquetaDeElemento } from '@pmp/contracts/common';
import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { ofrecer } from '../../../shared/deshacer/ofrecer';
import { plainText } from '../../../shared/dominio/plain-text';
import { type Edicion, edicion } from '../../../shared/elementos/edicion';
import { errorText } from '../../../shared/http/errors';
import { newId } from '../../../shared/http/new-id';
import { keys } from '../../../shared/queries/keys';
import { Elegir, type Opcion } from '../../../shared/ui/campos/elegir';
import { COLORES, EtiquetaChip } from '../../../shared/ui/fichas/etiqueta';
import { cuentaDe } from '../cambiar/cuenta-de';
import { useEtiquetas } from '../../../shared/queries/use-etiquetas';
import { createEtiqueta } from './etiquetas-api';
import { type Etiquetable, etiquetado, etiquetar, tiene } from './etiquetar';

interface Elegida extends EtiquetaDeElemento {
  /** Of one that is still to be made: it goes last. */
  orden?: number;
}

/** What the label is not given to or taken from until the server has it. */
const useEtiquetar = (iniciales: readonly Etiquetable[]) => {
  const { t } = useTranslation(['comun', 'backlog']);
  const queryClient = useQueryClient();
  const [elementos, setElementos] = useState(iniciales);
  const campo = t('campo.etiquetas');
  const put = ({ orden, ...etiqueta }: Elegida) => {
    const antes = elementos;
    const poner = !antes.every((elemento) => tiene(elemento, etiqueta));
    const set = (valor: boolean) =>
      setElementos((now) =>
        now.map((elemento, at) => {
          const before = antes[at];
          return etiquetado(
            elemento,
            etiqueta,
            valor || Boolean(!poner && before && tiene(before, etiqueta)),
          );
        }),
      );
    set(poner);
    const [{ datos }] = antes as [Etiquetable];
    const cambiados = antes.filter((elemento) => tiene(elemento, etiqueta) !== poner);
    const create = orden === undefined ? undefined : () => createEtiqueta(datos.proyecto, etiqueta, orden);
    const cambio = etiquetar(cambiados, etiqueta, poner, create).finally(
      () => void queryClient.invalidateQueries({ queryKey: keys.etiquetas(datos.proyecto) }),
    );
    const valor = `${poner ? '+' : '−'} ${etiqueta.nombre}`;
    const titulo =
      antes.length === 1
        ? t('backlog:elemento.cambiado', { titulo: datos.titulo, campo, valor })
        : t('backlog:elemento.cambiados', {
            cuantos: t(`backlog:${cuentaDe(antes)}`, { count: antes.length }),
            campo,
            valor,
          });
    void ofrecer({
      titulo,
      cambio,
      onFail: (error) => {
        setElementos(antes);
        const detalle = errorText(error, t('error.red'));
        deshacer.say(t('backlog:elemento.error', { campo, detalle }));
      },
    });
  };
  return { elementos, put };
};

/** The labels of the project beside where they are shown; it stays open, for an item may have several. */
const EditorEtiquetas = (pedida: Edicion) => {
  const { t } = useTranslation(['comun', 'backlog']);
  const { elementos, put } = useEtiquetar(pedida.elementos as readonly Etiquetable[]);
  const { valor } = pedida;
  useEffect(() => {
    if (valor === undefined) return;
    edicion.close();
    put(valor as unknown as Elegida);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per choice, which mounts it
  }, []);
  const [proyecto = '', otro] = new Set(elementos.map(({ datos }) => datos.proyecto));
  const { data = [], isPending, isError } = useEtiquetas(proyecto, otro === undefined && valor === undefined);
  if (valor !== undefined) return null;
  const nombre = t('campo.etiquetas');
  const having = (etiqueta: EtiquetaDeElemento) =>
    elementos.filter((elemento) => tiene(elemento, etiqueta)).length;
  const opciones = (texto: string): readonly Opcion<Elegida>[] => {
    const escrito = texto.trim();
    const isNew = escrito !== '' && !data.some((each) => plainText(each.nombre) === plainText(escrito));
    const color = COLORES[1 + (data.length % (COLORES.length - 1))] ?? 'gris';
    return [
      ...data.map(({ _id, nombre: suyo, color: tono }) => {
        const count = having({ _id, nombre: suyo, color: tono });
        return {
          id: _id,
          texto: suyo,
          content: (
            <>
              <EtiquetaChip etiqueta={{ _id, nombre: suyo, color: tono }} />
              {count > 0 && count < elementos.length && (
                <span className="num text-xs text-subtle">{`${count}/${elementos.length}`}</span>
              )}
            </>
          ),
          valor: { _id, nombre: suyo, color: tono },
        };
      }),
      ...(isNew
        ? [
            {
              id: 'nueva',
              texto,
              content: (
                <>
                  <Plus aria-hidden className="size-4 shrink-0 text-subtle" />
                  <span className="truncate">{t('backlog:etiquetas.crearEsta', { nombre: escrito })}</span>
                </>
              ),
              valor: { _id: newId(), nombre: escrito, color, orden: (data.at(-1)?.orden ?? -1) + 1 },
            },
          ]
        : []),
    ];
  };
  const aviso =
    otro !== undefined
      ? t('backlog:etiquetas.unProyecto')
      : isPending
        ? t('cargando')
        : isError && t('error.sinDatos');
  return (
    <Elegir<Elegida>
      label={
        elementos.length > 1
          ? t('backlog:elemento.deVarios', {
              campo: nombre,
              cuantos: t(`backlog:${cuentaDe(elementos)}`, { count: elementos.length }),
            })
          : nombre
      }
      anchor={pedida.anchor}
      opciones={opciones}
      actual={new Set(data.filter((each) => having(each) === elementos.length).map(({ _id }) => _id))}
      aviso={
        aviso && (
          <p role="status" className="px-3 py-2.5 text-sm text-muted">
            {aviso}
          </p>
        )
      }
      pie={
        !aviso && (
          <p className="border-t border-line px-3 py-2 text-xs text-subtle">
            {t('backlog:etiquetas.escribe')}
          </p>
        )
      }
      onChoose={put}
      onClose={edicion.close}
    />
  );
};

export default EditorEtiquetas;
