const isCallOf = (node, name) => node.type === 'CallExpression' && node.callee.property?.name === name;

/** The one rule of the house that oxlint does not bring. */
export default {
  meta: { name: 'days' },
  rules: {
    'no-utc-day': {
      create: (context) => ({
        CallExpression(node) {
          if (isCallOf(node, 'slice') && isCallOf(node.callee.object, 'toISOString'))
            context.report({
              node,
              message: 'That is the day in UTC: ask a Calendario, or shared/fechas/dias.ts in the web.',
            });
        },
      }),
    },
  },
};
