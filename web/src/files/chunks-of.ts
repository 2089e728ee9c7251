/** Yields what the stream makes of the bytes, piece by piece; it stops working when the caller stops asking. */
export async function* chunksOf(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): AsyncGenerator<Uint8Array> {
  const writer = stream.writable.getWriter();
  // A failure is thrown by the reader too.
  const written = [writer.write(bytes), writer.close()].map((write) => write.catch(() => {}));
  const reader = stream.readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await Promise.all(written);
  } finally {
    await reader.cancel().catch(() => {});
  }
}
