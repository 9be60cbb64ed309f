import type { Calendario } from '@pmp/contracts/integraciones';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CALENDARIOS, deleteCalendario, getCalendarios, renewCalendario } from '../api/calendarios';
import { Pregunta } from '../piezas/pregunta';
import { Seccion } from '../piezas/seccion';
import { CalendarioRow } from './calendario-row';
import { CrearCalendario } from './crear-calendario';
import { DireccionDialog } from './direccion-dialog';

interface Asked {
  what: 'renovar' | 'eliminar';
  calendario: Calendario;
}

/** Asks first: whoever reads the address that it has reads it no more. */
const PreguntaCalendario = ({ asked, onClose }: { asked: Asked; onClose: () => void }) => {
  const { what, calendario } = asked;
  const { t } = useTranslation('configuracion');
  const texts = {
    title: t(`calendarios.pregunta.${what}`, { nombre: calendario.nombre }),
    text: t(`calendarios.preguntaTexto.${what}`),
    confirm: t(`calendarios.${what}`),
    error: t('calendarios.errorCambiar'),
    listed: CALENDARIOS,
    onClose,
  };
  return what === 'renovar' ? (
    <Pregunta
      {...texts}
      act={() => renewCalendario(calendario._id)}
      shows={(hecho) => <DireccionDialog hecho={hecho} onClose={onClose} />}
    />
  ) : (
    <Pregunta {...texts} act={() => deleteCalendario(calendario._id)} />
  );
};

/** One's dates, in one's own calendar. */
const CalendariosPanel = () => {
  const { t } = useTranslation('configuracion');
  const [creating, setCreating] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const list = useQuery({ queryKey: CALENDARIOS, queryFn: ({ signal }) => getCalendarios(signal) });
  return (
    <Seccion
      de="calendarios"
      nuevo={t('calendarios.nuevo')}
      onNuevo={() => setCreating(true)}
      query={list}
      ninguno={t('calendarios.ninguno')}
      row={(calendario) => (
        <CalendarioRow
          key={calendario._id}
          calendario={calendario}
          onRenew={() => setAsked({ what: 'renovar', calendario })}
          onDelete={() => setAsked({ what: 'eliminar', calendario })}
        />
      )}
    >
      {creating && <CrearCalendario onClose={() => setCreating(false)} />}
      {asked && <PreguntaCalendario asked={asked} onClose={() => setAsked(undefined)} />}
    </Seccion>
  );
};

export default CalendariosPanel;
