import { CronologiaContext } from '../../features/vistas/presentacion';
import type { PresentacionProps } from '../../features/vistas/presentacion-props';
import VistasPage from '../../features/vistas/vistas-page';
import { parte } from './parte';

const Cronologia = parte(() => import('../../features/backlog/cronologia/en-vista'), 'backlog');

const enCronologia = (props: PresentacionProps) => <Cronologia {...props} />;

/** The screen of views, with the timeline of the backlog for what they find. */
const VistasConCronologia = () => (
  <CronologiaContext value={enCronologia}>
    <VistasPage />
  </CronologiaContext>
);

export default VistasConCronologia;
