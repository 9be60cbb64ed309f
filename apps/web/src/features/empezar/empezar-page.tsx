import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { errorText, fieldErrors } from '../../shared/http/errors';
import { paths } from '../../shared/navegar/paths';
import { useIds } from '../../shared/plantillas/use-ids';
import { EnlaceCopiable } from '../../shared/ui/campos/enlace-copiable';
import { Button, ButtonLink } from '../../shared/ui/controles/button';
import { Card } from '../../shared/ui/fichas/card';
import { Notice } from '../../shared/ui/pagina/notice';
import { PageBody, PageHeader } from '../../shared/ui/pagina/page-header';
import { RetryNotice } from '../../shared/ui/pagina/retry-notice';
import { Spinner } from '../../shared/ui/pagina/spinner';
import { createEspacio } from './api/create-espacio';
import { espacioOf, type EmpezarValues, INICIALES } from './empezar-values';
import { EquipoPaso } from './equipo-paso';
import { PlantillaPaso } from './plantilla-paso';
import { ProyectoPaso } from './proyecto-paso';
import { useAlrededor } from './use-alrededor';

/** The fields of the calls, by the field of this page that they come from. */
const CAMPOS: Record<string, keyof EmpezarValues> = { correo: 'suCorreo', clave: 'clave' };

const Paso = ({ numero, titulo, children }: { numero: number; titulo: string; children: ReactNode }) => (
  <Card className="flex flex-col gap-3 p-4">
    <h2 className="flex items-center gap-2 text-sm font-semibold">
      <span
        aria-hidden
        className="num inline-flex size-6 items-center justify-center rounded-full bg-accent-soft text-xs text-accent-text"
      >
        {numero}
      </span>
      {titulo}
    </h2>
    {children}
  </Card>
);

/** The form that it stands for was longer: what replaces it begins at the top, and is read out. */
const focusTop = (heading: HTMLHeadingElement | null) => {
  if (!heading) return;
  document.documentElement.scrollTop = 0;
  heading.focus({ preventScroll: true });
};

const EmpezarPage = () => {
  const { t } = useTranslation(['empezar', 'comun']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { user, equipos, usuarios, otras, isAlone, onText } = useAlrededor();
  const form = useForm<EmpezarValues>({ defaultValues: INICIALES });
  const idFor = useIds();
  const create = useMutation({
    mutationFn: (values: EmpezarValues) =>
      createEspacio(
        espacioOf(values, { yo: user._id ?? '', equipo: equipos.data?.[0]?._id, sola: isAlone }, t),
        idFor,
      ),
    onSuccess: ({ proyecto, enlace }, { plantilla }) => {
      void queryClient.invalidateQueries();
      if (enlace) return;
      void navigate(plantilla === 'kanban' ? paths.tablero(proyecto) : paths.backlog(proyecto));
    },
    onError: (error) => {
      for (const { campo, message } of fieldErrors(error)) {
        const field = CAMPOS[campo];
        if (field) form.setError(field, { message });
      }
    },
  });
  const header = <PageHeader title={t('titulo')} />;
  const failed = [equipos, usuarios].find(({ error }) => error);
  if (failed)
    return (
      <>
        {header}
        <PageBody>
          <RetryNotice message={t('error.cargar')} query={failed} />
        </PageBody>
      </>
    );
  if (create.data?.enlace)
    return (
      <>
        {header}
        <PageBody>
          <Card className="mx-auto flex max-w-2xl flex-col gap-3 p-4">
            <h2 ref={focusTop} tabIndex={-1} className="font-semibold outline-none">
              {t('hecho.titulo')}
            </h2>
            <p className="text-sm text-muted">{t('hecho.enlace', { nombre: create.variables?.suNombre })}</p>
            <EnlaceCopiable url={create.data.enlace} />
            <ButtonLink variant="primary" to={paths.backlog(create.data.proyecto)}>
              {t('hecho.ir')}
            </ButtonLink>
          </Card>
        </PageBody>
      </>
    );
  if (!equipos.data || (usuarios.isLoading && !otras))
    return (
      <>
        {header}
        <PageBody>
          <Spinner label={t('cargando')} className="py-24" />
        </PageBody>
      </>
    );
  // Whoever can make no project asks for a team there.
  if (equipos.data.length === 0 && user.rol !== 'admin') return <Navigate to={paths.panel} replace />;
  return (
    <>
      {header}
      <PageBody>
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit((values) => create.mutate(values))(event)}
          className="mx-auto flex max-w-2xl flex-col gap-4"
        >
          <p className="text-sm text-muted">{t('texto')}</p>
          <Paso numero={1} titulo={t('paso.equipo')}>
            <EquipoPaso form={form} equipos={equipos.data} otras={otras} isAlone={isAlone} onText={onText} />
          </Paso>
          <Paso numero={2} titulo={t('paso.proyecto')}>
            <ProyectoPaso form={form} />
          </Paso>
          <Paso numero={3} titulo={t('paso.plantilla')}>
            <PlantillaPaso form={form} />
          </Paso>
          {create.error && <Notice kind="error">{errorText(create.error, t('error.crear'))}</Notice>}
          <Button type="submit" variant="primary" busy={create.isPending} className="self-end">
            {create.isPending ? t('creando') : t('crear')}
          </Button>
        </form>
      </PageBody>
    </>
  );
};

export default EmpezarPage;
