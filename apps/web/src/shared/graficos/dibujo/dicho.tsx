/** What the walk along a chart's values with the keys has reached, for who cannot see the tooltip. */
export const Dicho = ({ texto }: { texto: string }) => (
  <p role="status" className="sr-only">
    {texto}
  </p>
);
