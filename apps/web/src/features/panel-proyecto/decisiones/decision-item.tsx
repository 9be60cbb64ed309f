import type { DecisionTomada } from '@pmp/contracts/common';
import { useTranslation } from 'react-i18next';
import { TextoEscrito } from '../../../shared/escritura/texto-escrito';
import { Link } from '../../../shared/navegar/link';
import { Avatar } from '../../../shared/ui/fichas/avatar';
import { MomentoRelativo } from '../../../shared/ui/fichas/momento-relativo';

/** What was said, who said so, and where. */
export const DecisionItem = ({ decision: tomada }: { decision: DecisionTomada }) => {
  const { t } = useTranslation(['panelProyecto', 'comun']);
  const { texto, autor, titulo, decision, enlace } = tomada;
  const nombre = autor?.nombre ?? t('comun:persona.sinNombre');
  return (
    <li className="flex gap-2 border-t border-line py-3 text-sm first:border-t-0">
      <Avatar nombre={nombre} src={autor?.avatar} size="sm" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="break-words">
          <span className="font-medium">{nombre}</span>{' '}
          <Link to={enlace} className="text-accent-text hover:underline">
            {titulo ?? t('decisiones.enElChat')}
          </Link>
        </p>
        <TextoEscrito texto={texto} />
        <p className="text-xs text-subtle">
          {t('decisiones.marco', { nombre: decision.por.nombre })} · <MomentoRelativo iso={decision.fecha} />
        </p>
      </div>
    </li>
  );
};
