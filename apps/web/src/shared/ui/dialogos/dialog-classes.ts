/** Same layer as the dialogs: later elements cover earlier ones, so a second dialog dims the first. */
export const backdropClass =
  'fixed inset-0 z-50 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';

/** A sheet from below on phones, a centred dialog elsewhere. */
export const popupClass =
  'fixed z-50 flex flex-col bg-surface text-text shadow-float outline-none transition-[translate,opacity] duration-150 ease-out ' +
  'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-dialog border-t border-line ' +
  'data-starting-style:translate-y-4 data-starting-style:opacity-0 data-ending-style:translate-y-4 data-ending-style:opacity-0 ' +
  'sm:inset-x-auto sm:bottom-auto sm:top-[8vh] sm:left-1/2 sm:max-h-[84vh] sm:max-w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:rounded-dialog sm:border';
