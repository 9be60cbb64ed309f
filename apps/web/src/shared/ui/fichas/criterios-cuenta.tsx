import type { AvanceCriterios } from '@pmp/contracts/common';
import { ListChecks } from 'lucide-react';

interface CriteriosCuentaProps {
  avance: AvanceCriterios | undefined;
  /** The count in words: each screen has its own lists of texts. */
  label: (avance: AvanceCriterios) => string;
}

/** How many criteria of an item hold; nothing where it has none. */
export const CriteriosCuenta = ({ avance, label }: CriteriosCuentaProps) =>
  avance?.total ? (
    <span
      role="img"
      aria-label={label(avance)}
      title={label(avance)}
      className={`num inline-flex shrink-0 items-center gap-1 text-xs whitespace-nowrap ${avance.hechos === avance.total ? 'text-muted' : 'text-subtle'}`}
    >
      <ListChecks aria-hidden className="size-3.5 shrink-0" />
      {avance.hechos}/{avance.total}
    </span>
  ) : null;
