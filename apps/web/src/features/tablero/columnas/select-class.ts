export const selectClass =
  'hit max-w-full min-w-0 rounded-control border border-control bg-surface px-2 text-sm';
