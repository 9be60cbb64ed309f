import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../../dominio/domain';

type Kind = 'info' | 'warning' | 'error';

const KINDS: Record<Kind, { tone: Tone; Icon: typeof Info }> = {
  info: { tone: 'neutral', Icon: Info },
  warning: { tone: 'amber', Icon: TriangleAlert },
  error: { tone: 'red', Icon: CircleAlert },
};

interface NoticeProps {
  kind: Kind;
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A message in its place on the page; errors are announced at once. */
export const Notice = ({ kind, title, action, children, className = '' }: NoticeProps) => {
  const { tone, Icon } = KINDS[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      data-tone={tone}
      className={`tone-tint tone-text flex items-start gap-2 rounded-card px-3 py-2 text-sm ${className}`}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      {/* Beside its text only where that keeps room for a few words a line. */}
      <div className="flex min-w-0 grow flex-wrap items-start gap-2">
        <div className="min-w-0 grow basis-48 break-words">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
};
