import type { Persona } from '@pmp/contracts/common';
import type { Comentario } from '@pmp/contracts/proyectos';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comentando } from '../../../shared/elementos/comentar';
import { useOpened } from '../../../shared/navegar/opener';
import { errorText } from '../../../shared/http/errors';
import { useBorrador } from '../../../shared/escritura/borradores/use-borrador';
import { newId } from '../../../shared/http/new-id';
import { Button } from '../../../shared/ui/controles/button';
import { subirA } from '../adjuntos/subir-a';
import { createComentario, type Comentado } from './comentarios-api';
import { CampoComentario, isSendable } from './campo-comentario';

interface NuevoComentarioProps {
  elemento: Comentado;
  /** The people to mention, read only when somebody types '@'. */
  personas: Persona[];
  onArroba: () => void;
  onSent: (comentario: Comentario) => void;
}

/** Writes a new comment; the draft survives a reload. */
export const NuevoComentario = ({ elemento, personas, onArroba, onSent }: NuevoComentarioProps) => {
  const { t } = useTranslation('backlog');
  const [texto, setTexto] = useBorrador('comentario', `${elemento.entidad}.${elemento.id}`);
  // It would be sent without the picture.
  const [isSubiendo, setSubiendo] = useState(false);
  /** One id per text: sending the same text again after a lost answer does not create a second comment. */
  const intento = useRef({ _id: '', texto: '' });
  const pedido = useOpened(comentando) === elemento.id;
  useEffect(() => {
    if (pedido) comentando.close();
  }, [pedido]);
  const subir = useMemo(() => subirA(elemento), [elemento]);
  const create = useMutation({
    mutationFn: (body: { _id: string; texto: string }) => createComentario(elemento, body),
    onSuccess: (comentario) => {
      setTexto('');
      onSent(comentario);
    },
  });

  const submit = () => {
    if (!isSendable(texto) || isSubiendo || create.isPending) return;
    if (intento.current.texto !== texto) intento.current = { _id: newId(), texto };
    const { _id } = intento.current;
    create.mutate({ _id, texto: texto.trim() });
  };

  return (
    <CampoComentario
      label={t('comentarios.etiqueta')}
      texto={texto}
      onTexto={setTexto}
      personas={personas}
      onArroba={onArroba}
      subir={subir}
      onSubiendo={setSubiendo}
      autofocus={pedido}
      error={create.error ? errorText(create.error, t('comentarios.errorEnviar')) : undefined}
      onSubmit={submit}
    >
      <Button
        variant="primary"
        busy={create.isPending}
        disabled={!isSendable(texto) || isSubiendo}
        onClick={submit}
      >
        {t('comentarios.enviar')}
      </Button>
    </CampoComentario>
  );
};
