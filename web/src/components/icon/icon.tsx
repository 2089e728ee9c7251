import type { Icon, IconProps } from '@tabler/icons-react';

/**
 * The component of an outlined icon, drawn by one path. The build makes every Tabler icon of it (vite/small-icons.ts):
 * their own components carry a list of elements each.
 */
export const icon = (name: string, path: string): Icon =>
  (({ size = 24, stroke = 2, color = 'currentColor', className, ...rest }: IconProps) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: icons decorate controls that have a name
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke={color}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`tabler-icon tabler-icon-${name} ${className ?? ''}`.trimEnd()}
      {...rest}
    >
      <path d={path} />
    </svg>
  )) as unknown as Icon;
