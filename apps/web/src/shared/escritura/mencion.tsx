import type { ReactNode } from 'react';

/** Somebody who is named in a text. */
export const Mencion = ({ children }: { children: ReactNode }) => (
  <span data-tone="violet" className="tone-tint tone-text rounded-[4px] px-0.5 font-medium">
    {children}
  </span>
);
