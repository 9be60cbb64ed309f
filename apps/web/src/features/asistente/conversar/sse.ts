export interface ServerEvent {
  event: string;
  data: string;
}

const readFrame = (frame: string): ServerEvent | undefined => {
  let event = 'message';
  const data: string[] = [];
  for (const line of frame.split('\n')) {
    const colon = line.indexOf(':');
    if (colon === 0) continue;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined;
};

/** The server-sent events of a reply as they arrive; EventSource itself cannot POST nor send a token. */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      // A line break may itself be cut in two.
      const frames = (rest + chunk.value).replace(/\r\n/g, '\n').split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) {
        const found = readFrame(frame);
        if (found) yield found;
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
