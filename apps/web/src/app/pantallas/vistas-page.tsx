import { CronologiaContext } from '../../features/vistas/presentacion';
import type { PresentacionProps } from '../../features/vistas/presentacion-props';
import VistasPage from '../../features/vistas/vistas-page';
import { parte } from '../../shared/partes/parte';

const Cronologia = parte(() => import('../../features/cronologia/en-vista'), 'backlog');

/** Its place is kept until it comes. */
const enCronologia = (props: PresentacionProps) => (
  <div className="min-h-[calc(100dvh-11.25rem)] max-md:min-h-dvh">
    <Cronologia {...props} />
  </div>
);

/** The screen of views, with the timeline of the backlog for what they find. */
const VistasConCronologia = () => (
  <CronologiaContext value={enCronologia}>
    <VistasPage />
  </CronologiaContext>
);

export default VistasConCronologia;
