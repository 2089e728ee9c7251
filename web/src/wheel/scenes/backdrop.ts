import { cssPicture, type Picture } from './svg';

/** Where a layer is, in per cent of the stage: as CSS has `background-position` and `background-size`. */
interface Place {
  x: number;
  y: number;
  width: number;
  /** Follows from the picture's proportions where it isn't given. */
  height?: number;
  /** Where it is in link previews: the name stands on the right there. */
  preview?: readonly [x: number, y: number];
}

type Stop = readonly [color: string, at: number];

/** One layer of the picture behind the wheel. The first is in front. */
export type Layer =
  | { kind: 'picture'; picture: Picture; place: Place; isTiled: boolean }
  /** By degrees: 180 runs down. */
  | { kind: 'linear'; angle: number; stops: readonly Stop[]; place?: Place }
  /** An ellipse. */
  | {
      kind: 'radial';
      center: readonly [number, number];
      radii: readonly [number, number];
      stops: readonly Stop[];
    }
  | { kind: 'color'; color: string };

export const at = (picture: Picture, x: number, y: number, width: number, height?: number): Layer => ({
  kind: 'picture',
  picture,
  place: { x, y, width, ...(height === undefined ? {} : { height }) },
  isTiled: false,
});

export const tiled = (picture: Picture, width: number): Layer => ({
  kind: 'picture',
  picture,
  place: { x: 0, y: 0, width },
  isTiled: true,
});

export const linear = (angle: number, stops: readonly Stop[], place?: Place): Layer => ({
  kind: 'linear',
  angle,
  stops,
  ...(place ? { place } : {}),
});

/** Light or haze: the colour fades to nothing at the edge of the ellipse. */
export const haze = (
  radii: readonly [number, number],
  center: readonly [number, number],
  color: string,
): Layer => ({
  kind: 'radial',
  center,
  radii,
  stops: [
    [color, 0],
    [`${color.slice(0, 7)}00`, 100],
  ],
});

/** The layers as a CSS background. */
export const cssBackdrop = (layers: readonly Layer[]): string => layers.map(cssLayer).join(', ');

function cssLayer(layer: Layer): string {
  switch (layer.kind) {
    case 'picture':
      return `${cssPicture(layer.picture)} ${cssPlace(layer.place)}${layer.isTiled ? '' : ' no-repeat'}`;
    case 'linear': {
      const place = layer.place ? ` ${cssPlace(layer.place)} no-repeat` : '';
      return `linear-gradient(${layer.angle}deg, ${cssStops(layer.stops)})${place}`;
    }
    case 'radial': {
      const [[x, y], [rx, ry]] = [layer.center, layer.radii];
      return `radial-gradient(${rx}% ${ry}% at ${x}% ${y}%, ${cssStops(layer.stops)})`;
    }
    case 'color':
      return layer.color;
  }
}

const cssPlace = ({ x, y, width, height }: Place): string =>
  `${x}% ${y}% / ${width}% ${height === undefined ? 'auto' : `${height}%`}`;

const cssStops = (stops: readonly Stop[]): string => stops.map(([color, at]) => `${color} ${at}%`).join(', ');

/** The layers with their places in pixels of a link preview of that size. */
export const placedLayers = (layers: readonly Layer[], [width, height]: readonly [number, number]) =>
  layers.map((layer) => {
    if (layer.kind === 'picture') {
      const box = boxOf(layer.place, [width, height], layer.picture);
      return { kind: layer.kind, box, isTiled: layer.isTiled, ...layer.picture };
    }
    if (layer.kind === 'linear') {
      const { place = { x: 0, y: 0, width: 100, height: 100 }, angle, stops } = layer;
      return { kind: layer.kind, box: boxOf(place, [width, height]), angle, stops };
    }
    if (layer.kind === 'radial') {
      const [[x, y], [rx, ry]] = [layer.center, layer.radii];
      const box = [x - rx, y - ry, 2 * rx, 2 * ry].map(
        (share, index) => (share * (index % 2 ? height : width)) / 100,
      );
      return { kind: layer.kind, box, stops: layer.stops };
    }
    return layer;
  });

function boxOf(place: Place, [width, height]: readonly [number, number], picture?: Picture): number[] {
  const [across, down] = picture?.size ?? [1, 1];
  const own = (place.width * width) / 100;
  const tall = place.height === undefined ? (own * down) / across : (place.height * height) / 100;
  const [x, y] = place.preview ?? [place.x, place.y];
  return [((width - own) * x) / 100, ((height - tall) * y) / 100, own, tall];
}
