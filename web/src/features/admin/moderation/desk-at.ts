const desks = ['reviews', 'reports'] as const;
type Desk = (typeof desks)[number];

/** What is moderated stands in the address, so that back works. */
export const deskAt = ({ search }: { search: string }): Desk =>
  desks.find((desk) => desk === new URLSearchParams(search).get('view')) ?? 'reviews';
