type Triple = [number, number, number];

/** How people without one kind of cone see colours, as matrices over linear RGB (Machado, Oliveira, Fernandes 2009). */
export const colorBlindness = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

export type ColorBlindness = keyof typeof colorBlindness;

const linearRgb = (hex: string): Triple => {
  const rgb = Number.parseInt(hex.slice(1), 16);
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Triple;
};

const seenBy = (matrix: readonly (readonly number[])[], color: Triple): Triple =>
  matrix.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, share, at) => sum + share * (color[at] ?? 0), 0),
      ),
    ),
  ) as Triple;

function okLab([red, green, blue]: Triple): Triple {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** How different two colours look, as the distance in OKLab: black and white are 1 apart. */
export function colorDistance(one: string, other: string, blindness?: ColorBlindness): number {
  const place = (hex: string) => {
    const color = linearRgb(hex);
    return okLab(blindness ? seenBy(colorBlindness[blindness], color) : color);
  };
  const [first, second] = [place(one), place(other)];
  return Math.hypot(...first.map((value, at) => value - (second[at] ?? 0)));
}
