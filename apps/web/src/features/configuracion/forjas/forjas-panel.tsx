import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/http/errors';
import { Notice } from '../../../shared/ui/pagina/notice';
import { FORJAS, getForjas, updateForja } from '../api/forjas';
import { Seccion } from '../piezas/seccion';
import { useAdministrados } from '../webhooks/use-administrados';
import { CrearForja, DialogoForja } from './dialogo-forja';
import { ForjaRow, type WhatOfForja } from './forja-row';

/** Where the code of each project is, and what follows from what happens to it. */
const ForjasPanel = () => {
  const { t } = useTranslation('configuracion');
  const client = useQueryClient();
  const [creating, setCreating] = useState(false);
  const [asked, setAsked] = useState<{ what: WhatOfForja; id: string }>();
  const proyectos = useAdministrados();
  const list = useQuery({ queryKey: FORJAS, queryFn: ({ signal }) => getForjas(signal) });
  const activate = useMutation({
    mutationFn: ({ id, activa }: { id: string; activa: boolean }) => updateForja(id, { activa }),
    onSettled: () => client.invalidateQueries({ queryKey: FORJAS }),
  });
  const forja = list.data?.find(({ _id }) => _id === asked?.id);
  const mayCreate = (proyectos?.length ?? 0) > 0;
  return (
    <Seccion
      de="forjas"
      nuevo={t('forjas.nueva')}
      onNuevo={mayCreate && (() => setCreating(true))}
      query={list}
      ninguno={t(mayCreate || !proyectos ? 'forjas.ninguna' : 'forjas.sinDerecho')}
      row={(one) => (
        <ForjaRow
          key={one._id}
          forja={one}
          busy={activate.isPending && activate.variables.id === one._id}
          onAsk={(what) => setAsked({ what, id: one._id })}
          onActive={(activa) => activate.mutate({ id: one._id, activa })}
        />
      )}
    >
      {activate.error && <Notice kind="error">{errorText(activate.error, t('forjas.errorGuardar'))}</Notice>}
      {creating && <CrearForja proyectos={proyectos ?? []} onClose={() => setCreating(false)} />}
      {asked && forja && <DialogoForja what={asked.what} forja={forja} onClose={() => setAsked(undefined)} />}
    </Seccion>
  );
};

export default ForjasPanel;
