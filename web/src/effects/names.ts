export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where names are on the stage, in CSS px from its upper left. */
export interface Names {
  /** The bands behind which most of a celebration passes. */
  bands: readonly Area[];
  /** The letters, which nothing of it covers. */
  letters: readonly Area[];
}

export const noNames: Names = { bands: [], letters: [] };

/** Kept free around letters. */
const margin = 16;

/** The names on the stage of a celebration, measured when they are requested. */
export const namesOn = (host: HTMLElement) => (): Names => {
  const edge = host.getBoundingClientRect();
  const stage = host.parentElement ?? host;
  const around = ({ left, top, width, height }: Area, space: number): Area => ({
    left: left - edge.left - space,
    top: top - edge.top - space,
    width: width + 2 * space,
    height: height + 2 * space,
  });
  return {
    bands: [...stage.querySelectorAll('[data-band]')].map((band) => around(band.getBoundingClientRect(), 0)),
    letters: [...stage.querySelectorAll('[data-name]')].map((name) => around(lettersOf(name), margin)),
  };
};

/** The letters of a name, not the whole width that is theirs. */
function lettersOf(name: Element): Area {
  const range = document.createRange();
  range.selectNodeContents(name);
  const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const left = Math.min(...lines.map((line) => line.left));
  const top = Math.min(...lines.map((line) => line.top));
  if (lines.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const right = Math.max(...lines.map((line) => line.right));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  return { left, top, width: right - left, height: bottom - top };
}
