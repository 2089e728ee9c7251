/** Text, @, text, dot, text, without a space: enough to catch a slip, and nobody's real address is refused. */
export const isEmailShaped = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
