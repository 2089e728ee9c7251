// The parts of tmi.js that chat-parsers.test.ts reads: the package brings no types.
declare module 'tmi.js/lib/parser.js' {
  const parser: {
    msg(line: string): { tags: Record<string, string | true>; command: string; params: string[] } | null;
  };
  export default parser;
}

declare module 'tmi.js/lib/utils.js' {
  const utils: {
    /** Replaces the escapes of a tag's value. */
    unescapeIRC(text: string): string;
  };
  export default utils;
}
