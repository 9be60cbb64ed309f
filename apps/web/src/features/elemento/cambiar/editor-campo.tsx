import type { Tarea } from '@pmp/contracts/proyectos';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deshacer } from '../../../shared/deshacer/deshacer';
import { ofrecer } from '../../../shared/deshacer/ofrecer';
import { antesDeCompletar } from '../../../shared/elementos/abiertas';
import {
  type CampoDeUnValor,
  type Edicion,
  edicion,
  isDia,
  type Valor,
} from '../../../shared/elementos/edicion';
import type { Elemento } from '../../../shared/elementos/elementos';
import { formatDia } from '../../../shared/fechas/dates';
import { isRealDia } from '../../../shared/fechas/dia-escrito';
import { useHoy } from '../../../shared/fechas/use-hoy';
import { errorText } from '../../../shared/http/errors';
import { useSession } from '../../../shared/sesion/session';
import { Elegir } from '../../../shared/ui/campos/elegir';
import { Button } from '../../../shared/ui/controles/button';
import { FechaInput } from '../../../shared/ui/campos/fecha/fecha-input';
import { cambiarElementos } from '../../../shared/elementos/cambiar/cambiar-elementos';
import { cuentaDe } from './cuenta-de';
import { idDe, isSame, valorDe } from '../../../shared/elementos/cambiar/cambio';
import { useOpcionesDeCampo } from './opciones';

const isBloqueado = ({ datos }: Elemento): boolean => 'bloqueadaPor' in datos && Boolean(datos.bloqueadaPor);

/** The field that somebody is editing has one value. */
type EdicionDeUnValor = Edicion & { campo: CampoDeUnValor };

const useCambiar = ({ campo, elementos }: EdicionDeUnValor) => {
  const { t } = useTranslation(['comun', 'backlog']);
  const queryClient = useQueryClient();
  const cambiar = (valor: Valor, texto: string, tareas: readonly Tarea[]) => {
    const cambiados = elementos.filter(({ datos }) => !isSame(campo, valorDe(datos, campo), valor));
    if (cambiados.length === 0) return;
    const nombre = t(`campo.${campo}`);
    const titulo =
      elementos.length === 1
        ? t('backlog:elemento.cambiado', { titulo: elementos[0]?.datos.titulo, campo: nombre, valor: texto })
        : t('backlog:elemento.cambiados', {
            cuantos: t(`backlog:${cuentaDe(elementos)}`, { count: elementos.length }),
            campo: nombre,
            valor: texto,
          });
    const bloqueadas = campo === 'estado' && valor === 'en progreso' ? elementos.filter(isBloqueado) : [];
    void ofrecer({
      titulo,
      aviso: bloqueadas.length > 0 ? t('backlog:enlaces.empezadas', { count: bloqueadas.length }) : undefined,
      cambio: cambiarElementos(queryClient, cambiados, campo, valor, tareas),
      onFail: (error) => {
        const detalle = errorText(error, t('error.red'));
        deshacer.say(t('backlog:elemento.error', { campo: nombre, detalle }));
      },
    });
  };
  return (valor: Valor, texto: string) => {
    edicion.close();
    const historias = elementos.flatMap(({ entidad, datos }) =>
      campo === 'estado' && entidad === 'historia' ? [datos] : [],
    );
    antesDeCompletar(queryClient, historias, valor, (tareas) => cambiar(valor, texto, tareas));
  };
};

/** Another day than those offered. */
const OtroDia = ({
  nombre,
  antes,
  onChoose,
}: {
  nombre: string;
  antes: string;
  onChoose: (dia: string) => void;
}) => {
  const { t } = useTranslation();
  const [dia, setDia] = useState(antes);
  const [wrong, setWrong] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isRealDia(dia)) onChoose(dia);
        else setWrong(true);
      }}
      className="flex flex-wrap gap-1.5 border-t border-line p-2"
    >
      <FechaInput aria-label={nombre} value={dia} onChange={setDia} className="flex-1" />
      <Button type="submit">{t('accion.guardar')}</Button>
      {wrong && !isRealDia(dia) && (
        <p role="alert" className="w-full text-xs text-danger-text">
          {t('fecha.noEsDia')}
        </p>
      )}
    </form>
  );
};

/** The values of the field that somebody is editing, beside where it is shown. */
const EditorCampo = (pedida: EdicionDeUnValor) => {
  const { t } = useTranslation(['comun', 'backlog']);
  const hoy = useHoy();
  const yo = useSession().user;
  const { campo, elementos, anchor, valor, texto } = pedida;
  const { opciones, isPending, isError, onText } = useOpcionesDeCampo(campo, elementos, valor === undefined);
  const cambiar = useCambiar(pedida);
  useEffect(() => {
    if (valor === undefined) return;
    if (valor === 'yo') cambiar({ ...yo, _id: yo._id ?? '' }, yo.nombre ?? '');
    else
      cambiar(
        valor,
        texto ?? (typeof valor === 'string' ? t(`estadoTarea.${valor as 'pendiente'}`) : String(valor)),
      );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per key press, which mounts it
  }, []);
  if (valor !== undefined) return null;
  const valores = new Set(elementos.map(({ datos }) => idDe(campo, valorDe(datos, campo))));
  const [actual] = valores;
  const nombre = t(`campo.${campo}`);
  const textoDe = (elegido: Valor) => {
    const todas = opciones(campo === 'puntos' ? String(idDe(campo, elegido)) : '');
    return todas.find(({ id }) => id === String(idDe(campo, elegido)))?.texto ?? String(idDe(campo, elegido));
  };
  return (
    <Elegir<Valor>
      label={
        elementos.length > 1
          ? t('backlog:elemento.deVarios', {
              campo: nombre,
              cuantos: t(`backlog:${cuentaDe(elementos)}`, { count: elementos.length }),
            })
          : nombre
      }
      anchor={anchor}
      wide={campo === 'epica' || campo === 'historia'}
      opciones={opciones}
      onText={onText}
      hallado={onText !== undefined}
      actual={valores.size === 1 ? String(actual) : undefined}
      aviso={
        (isPending || isError) && (
          <p role="status" className="px-3 py-2.5 text-sm text-muted">
            {t(isPending ? 'cargando' : 'error.sinDatos')}
          </p>
        )
      }
      pie={
        isDia(campo) && (
          <OtroDia
            nombre={nombre}
            antes={valores.size === 1 && actual ? String(actual) : hoy}
            onChoose={(dia) => cambiar(`${dia}T00:00:00.000Z`, formatDia(dia))}
          />
        )
      }
      onChoose={(elegido) => cambiar(elegido, textoDe(elegido))}
      onClose={edicion.close}
    />
  );
};

export default EditorCampo;
