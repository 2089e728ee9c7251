import { cssPicture, hundredth, type Picture, svgPicture, tenth } from './svg';

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

/** The layers as SVG elements, behind a link preview of that size. */
export const svgBackdrop = (layers: readonly Layer[], size: Size): string =>
  layers
    .map((layer, place) => svgLayer(layer, `b${place}`, size))
    .reverse()
    .join('');

type Size = readonly [width: number, height: number];
type Box = readonly [x: number, y: number, width: number, height: number];

function svgLayer(layer: Layer, id: string, size: Size): string {
  const [width, height] = size;
  const whole: Box = [0, 0, width, height];
  switch (layer.kind) {
    case 'picture': {
      const box = boxOf(layer.place, size, layer.picture);
      const inside = svgPicture(layer.picture, svgBox(box), id);
      if (!layer.isTiled) return inside;
      return `<pattern id="${id}" patternUnits="userSpaceOnUse" ${svgBox(box)}>${inside}</pattern>${svgArea(whole, id)}`;
    }
    case 'linear': {
      const box = layer.place ? boxOf(layer.place, size) : whole;
      return svgLinear(id, layer.angle, box, layer.stops) + svgArea(box, id);
    }
    case 'radial': {
      const [[x, y], [rx, ry]] = [layer.center, layer.radii];
      const [across, down] = [width / 100, height / 100];
      const place = `translate(${hundredth(x * across)} ${hundredth(y * down)})scale(${hundredth(rx * across)} ${hundredth(ry * down)})`;
      return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="${place}">${svgStops(layer.stops)}</radialGradient>${svgArea(whole, id)}`;
    }
    case 'color':
      return `<rect ${svgBox(whole)} fill="${layer.color}"/>`;
  }
}

const svgBox = ([x, y, width, height]: Box): string =>
  `x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}"`;

const svgArea = (box: Box, paint: string): string => `<rect ${svgBox(box)} fill="url(#${paint})"/>`;

const svgStops = (stops: readonly Stop[]): string =>
  stops.map(([color, at]) => `<stop offset="${at / 100}" stop-color="${color}"/>`).join('');

/** As CSS has it: the corners get the first and the last colour. */
function svgLinear(id: string, degrees: number, box: Box, stops: readonly Stop[]): string {
  const [x, y, width, height] = box;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const half = (Math.abs(width * sin) + Math.abs(height * cos)) / 2;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const from = `x1="${tenth(middleX - half * sin)}" y1="${tenth(middleY + half * cos)}"`;
  const to = `x2="${tenth(middleX + half * sin)}" y2="${tenth(middleY - half * cos)}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${from} ${to}>${svgStops(stops)}</linearGradient>`;
}

/** The left edge of a picture that hangs down the whole right side of a link preview, else the preview's width. */
export const curtainEdge = (layers: readonly Layer[], [width, height]: Size): number =>
  Math.min(
    width,
    ...layers.flatMap((layer) => {
      if (layer.kind !== 'picture' || layer.isTiled) return [];
      const [x, y, own, tall] = boxOf(layer.place, [width, height], layer.picture);
      return y <= 0 && y + tall >= height && x > width / 2 && x + own >= width ? [tenth(x)] : [];
    }),
  );

function boxOf(place: Place, [width, height]: Size, picture?: Picture): Box {
  const [across, down] = picture?.size ?? [1, 1];
  const own = (place.width * width) / 100;
  const tall = place.height === undefined ? (own * down) / across : (place.height * height) / 100;
  const [x, y] = place.preview ?? [place.x, place.y];
  return [((width - own) * x) / 100, ((height - tall) * y) / 100, own, tall];
}
