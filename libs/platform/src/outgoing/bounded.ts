/** The same reply, whose body ends with an error as soon as it is longer: what the other side sends is not read without end. */
export function bounded(reply: Response, maxBytes: number, tooMuch: () => Error): Response {
  if (!reply.body) return reply;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(tooMuch());
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = reply;
  return new Response(reply.body.pipeThrough(counted), { status, statusText, headers });
}
