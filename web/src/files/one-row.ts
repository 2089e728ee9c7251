const signs = [';', '|', ',', '•', '\t'] as const;

/** What parts the choices of a text that has them side by side. Commas come last: names have them, too. */
export const signBetween = (text: string): (typeof signs)[number] =>
  signs.find((sign) => text.includes(sign)) ?? ',';

export const splitAtSign = (text: string): string[] => text.split(signBetween(text));
