import type { ReactNode } from 'react';

/** Line drawings in the theme's colours: a stack of cards, a circle of people, a list, a path. */
const DRAWINGS = {
  cards: (
    <>
      <rect x="14" y="22" width="52" height="34" rx="5" />
      <path d="M20 16h40M26 10h28" strokeOpacity=".5" />
      <path d="M22 33h18M22 41h30" className="text-accent-text" stroke="currentColor" />
    </>
  ),
  people: (
    <>
      <circle cx="40" cy="24" r="9" />
      <path d="M22 54c2-11 9-16 18-16s16 5 18 16" />
      <circle cx="17" cy="30" r="6" strokeOpacity=".5" />
      <circle cx="63" cy="30" r="6" strokeOpacity=".5" />
      <path d="M6 50c1-6 4-10 9-11M74 50c-1-6-4-10-9-11" className="text-accent-text" stroke="currentColor" />
    </>
  ),
  list: (
    <>
      <rect x="14" y="10" width="52" height="12" rx="4" />
      <rect x="22" y="28" width="44" height="12" rx="4" className="text-accent-text" stroke="currentColor" />
      <rect x="22" y="46" width="44" height="12" rx="4" strokeOpacity=".5" />
      <path d="M17 22v30M17 34h5M17 52h5" strokeOpacity=".5" />
    </>
  ),
  path: (
    <>
      <rect x="10" y="10" width="60" height="46" rx="6" />
      <path d="M10 20h60" strokeOpacity=".5" />
      <path d="M22 44l10-10 8 6 16-14" className="text-accent-text" stroke="currentColor" />
      <circle cx="56" cy="26" r="2.5" className="text-accent-text" stroke="currentColor" />
    </>
  ),
};

interface EmptyStateProps {
  drawing: keyof typeof DRAWINGS;
  title: string;
  text?: string;
  action?: ReactNode;
}

/** One small drawing, one sentence, one action. */
export const EmptyState = ({ drawing, title, text, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
    <svg
      aria-hidden
      viewBox="0 0 80 64"
      className="h-16 w-20 text-control"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {DRAWINGS[drawing]}
    </svg>
    <div>
      <p className="font-medium">{title}</p>
      {text && <p className="mx-auto mt-0.5 max-w-sm text-sm text-muted">{text}</p>}
    </div>
    {action}
  </div>
);
