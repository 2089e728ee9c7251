import { clearBackground } from './background-edits';
import { changeSlices, type Edit } from './edits';
import { type Background, backgrounds } from './own-pictures';

/** Takes a picture of the user's own off the wheel, wherever it is. */
export const removePicture =
  (id: string): Edit =>
  (config) => {
    const places = (Object.keys(backgrounds) as Background[]).filter(
      (which) => config['wheel-definition'][backgrounds[which].id] === id,
    );
    const withoutBackgrounds = places.reduce((wheel, which) => clearBackground(which)(wheel), config);
    return changeSlices((slice) =>
      slice.imageId === id ? { ...slice, imageId: '', signedImage: '' } : slice,
    )(withoutBackgrounds);
  };
