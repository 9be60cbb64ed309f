import { ChartGantt, ListTodo } from 'lucide-react';
import { Segmented } from '../../shared/ui/controles/segmented';
import { ESCALAS, type Escala } from './plazos/escalas';
import { useTextos } from './plazos/textos';
import type { VistaCronologia } from './use-vista-cronologia';

interface SelectorProps {
  vista: VistaCronologia;
}

/** What the head of the chart counts by. */
export const ElegirEscala = ({ vista }: SelectorProps) => {
  const { t } = useTextos();
  return (
    <Segmented<Escala>
      label={t('cronologia.escala.titulo')}
      value={vista.escala}
      options={ESCALAS.map((value) => ({ value, label: t(`cronologia.escala.${value}`) }))}
      onChange={vista.setEscala}
    />
  );
};

/** As a chart, or as the list that says the same. */
export const ElegirForma = ({ vista }: SelectorProps) => {
  const { t } = useTextos();
  return (
    <Segmented
      compact
      label={t('cronologia.ver.titulo')}
      value={vista.enLista ? 'lista' : 'diagrama'}
      options={[
        {
          value: 'diagrama',
          label: t('cronologia.ver.diagrama'),
          icon: <ChartGantt aria-hidden className="size-4" />,
        },
        {
          value: 'lista',
          label: t('cronologia.ver.lista'),
          icon: <ListTodo aria-hidden className="size-4" />,
        },
      ]}
      onChange={(ver) => vista.setEnLista(ver === 'lista')}
    />
  );
};
