import type { ComponentProps, ReactNode } from 'react';
import { EnlaceCopiable } from '../../../shared/ui/campos/enlace-copiable';
import { Button } from '../../../shared/ui/controles/button';
import { Dialog } from '../../../shared/ui/dialogos/dialog';

interface UnaVezProps {
  title: string;
  text: string;
  /** Comes between the text and the secret. */
  children?: ReactNode;
  secreto: Omit<ComponentProps<typeof EnlaceCopiable>, 'variant'>;
  nota?: string;
  /** The words of a person who has kept it. */
  guardado: string;
  onClose: () => void;
}

/** A secret, shown this once. */
export const UnaVez = ({ title, text, children, secreto, nota, guardado, onClose }: UnaVezProps) => (
  <Dialog title={title} onClose={onClose}>
    <div className="flex flex-col gap-3 p-4 text-sm">
      <p className="text-muted">{text}</p>
      {children}
      <EnlaceCopiable variant="primary" {...secreto} />
      {nota && <p className="text-xs text-muted">{nota}</p>}
      <Button onClick={onClose}>{guardado}</Button>
    </div>
  </Dialog>
);
