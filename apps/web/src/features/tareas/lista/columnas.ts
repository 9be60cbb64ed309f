/** Rows are a line of columns where there is room, otherwise a title with chips below. */
export const rowClass =
  'grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-2.5 xl:grid-cols-[1.5rem_minmax(0,1fr)_5rem_7.6rem_7.4rem_5.4rem_8.5rem_6.6rem]';
