import type { LucideIcon } from 'lucide-react';
import { Link } from '../../navegar/link';
import type { Tone } from '../../dominio/domain';
import { formatNumero } from '../../fechas/numbers';

interface Counter {
  label: string;
  value: number;
  /** Link to the list it counts. */
  to: string;
  Icon: LucideIcon;
  tone: Tone;
}

/** Figures that link to what they count. */
export const Counters = ({ label, counters }: { label: string; counters: Counter[] }) => (
  <ul aria-label={label} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    {counters.map(({ label: name, value, to, Icon, tone }) => (
      <li key={name}>
        <Link
          to={to}
          className="flex h-full items-start justify-between gap-2 rounded-card border border-line bg-surface p-3 transition-colors duration-150 hover:border-line-strong hover:bg-raised"
        >
          <span>
            <span className="block text-sm text-muted">{name}</span>
            <span className="num mt-0.5 block text-[1.5rem] leading-tight font-semibold tracking-[-0.02em]">
              {formatNumero(value)}
            </span>
          </span>
          <span data-tone={tone} className="tone-tint tone-text rounded-control p-1.5">
            <Icon aria-hidden className="size-4" />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
