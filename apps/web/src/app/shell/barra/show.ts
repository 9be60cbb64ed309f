/** Scrolls only the list: `scrollIntoView` would also scroll its containers, even a drawer that is still sliding in. */
export const show = (row: HTMLElement | null | undefined, list: HTMLElement | null | undefined): void => {
  if (!row || !list) return;
  const above = row.offsetTop < list.scrollTop;
  const below = row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight;
  if (above || below) list.scrollTop = row.offsetTop - list.clientHeight / 2;
};
