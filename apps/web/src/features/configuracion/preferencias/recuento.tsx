import {
  type ReglaNotificacion,
  TIPO_DE_REGLA,
  type TipoNotificacion,
} from '@pmp/contracts/notificaciones/reglas';
import { rutasNotificaciones } from '@pmp/contracts/notificaciones/rutas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pedir } from '../../../shared/http/pedir';
import { keys } from '../../../shared/queries/keys';

export type Recuento = readonly { regla: string; total: number }[];

/** What the person was told in the last days, by rule; undefined: not known yet. */
export const useRecuento = () =>
  useQuery({
    queryKey: keys.recuento,
    queryFn: ({ signal }) => pedir(rutasNotificaciones.recontar, { signal }),
    select: ({ dias, recuento }) => ({ dias, recuento }),
  });

const isRegla = (regla: string): regla is ReglaNotificacion => Object.hasOwn(TIPO_DE_REGLA, regla);

export const sumOf = (recuento: Recuento, isOn: (tipo: TipoNotificacion) => boolean): number =>
  recuento
    .filter(({ regla }) => !isRegla(regla) || regla === 'recordatorio' || isOn(TIPO_DE_REGLA[regla]))
    .reduce((sum, { total }) => sum + total, 0);

interface CuandoAvisaProps {
  tipo: TipoNotificacion;
  recuento: Recuento;
}

/** What a switch is about: when one is told, and how often that was lately. */
export const CuandoAvisa = ({ tipo, recuento }: CuandoAvisaProps) => {
  const { t } = useTranslation(['configuracion', 'notificaciones']);
  const reglas = Object.keys(TIPO_DE_REGLA)
    .filter(isRegla)
    .filter((regla) => TIPO_DE_REGLA[regla] === tipo);
  const totalOf = (regla: string) => recuento.find((one) => one.regla === regla)?.total ?? 0;
  return (
    <details className="px-3 pb-2 text-xs text-muted">
      <summary className="hit w-fit cursor-pointer content-center hover:text-text">
        {t('notificaciones.cuando', {
          count: sumOf(
            recuento.filter(({ regla }) => isRegla(regla) && TIPO_DE_REGLA[regla] === tipo),
            () => true,
          ),
        })}
      </summary>
      <ul className="mt-1 flex flex-col gap-0.5">
        {reglas.map((regla) => (
          <li key={regla} className="flex justify-between gap-3">
            <span>{t(`notificaciones:regla.${regla}`)}</span>
            <span className="num">{totalOf(regla)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
