import { createTheme, type MantineColorsTuple } from '@mantine/core';

const coral: MantineColorsTuple = [
  '#fff1ef',
  '#ffdfdc',
  '#ffbcb6',
  '#ff978e',
  '#ff766b',
  '#ff5a4e',
  '#ee443a',
  '#c9342b',
  '#ab281f',
  '#861d17',
];

/** Warm greys for the light scheme: paper, not concrete. */
const gray: MantineColorsTuple = [
  '#faf7f2',
  '#f4efe7',
  '#ebe4d9',
  '#ddd4c7',
  '#c5bbad',
  '#968d86',
  '#68617a',
  '#4b4562',
  '#322d4b',
  '#1d1a33',
];

/** Ink for the dark scheme, from its text down to its deepest shade. */
const dark: MantineColorsTuple = [
  '#efecfa',
  '#d2cde6',
  '#b0aaca',
  '#8a84a8',
  '#433d66',
  '#2c2850',
  '#201d3d',
  '#14122a',
  '#0f0d21',
  '#0a0918',
];

const displayFace = "'Fredoka Variable', 'Baloo 2', ui-rounded, system-ui, sans-serif";

export const theme = createTheme({
  colors: { coral, gray, dark },
  primaryColor: 'coral',
  // Ink on the bright coral reads at 5.6:1 in both schemes; white would fail at 3.1:1.
  primaryShade: 5,
  autoContrast: true,
  luminanceThreshold: 0.25,
  black: '#1d1a33',
  white: '#fffdfa',
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  headings: { fontFamily: displayFace, fontWeight: '600' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '14px', lg: '20px', xl: '28px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // The scroll lock writes a style element, which the Content-Security-Policy refuses.
    // The page itself never scrolls behind a dialog, so there is nothing to lock.
    Modal: { defaultProps: { lockScroll: false } },
    Drawer: { defaultProps: { lockScroll: false } },
  },
});
