const slices = [
  { color: '#ff5a4e', path: 'M16 16 16 2A14 14 0 0 1 28.12 9Z' },
  { color: '#ffb81c', path: 'M16 16 28.12 9A14 14 0 0 1 28.12 23Z' },
  { color: '#ff5a4e', path: 'M16 16 28.12 23A14 14 0 0 1 16 30Z' },
  { color: '#ffb81c', path: 'M16 16 16 30A14 14 0 0 1 3.88 23Z' },
  { color: '#ff5a4e', path: 'M16 16 3.88 23A14 14 0 0 1 3.88 9Z' },
  { color: '#ffb81c', path: 'M16 16 3.88 9A14 14 0 0 1 16 2Z' },
];

/** The logo beside the name. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      {slices.map(({ color, path }) => (
        <path key={path} d={path} fill={color} />
      ))}
      <circle cx="16" cy="16" r="14" fill="none" stroke="currentColor" strokeWidth="3" />
      <circle cx="16" cy="16" r="4.5" fill="currentColor" />
    </svg>
  );
}
