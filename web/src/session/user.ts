import type { Subscription } from './subscription';

/** A wheel of the recent list. */
export interface RecentWheel {
  id: string;
  name?: string;
  updatedAt?: string | number;
}

export interface User {
  id: string;
  name: string;
  email: string | undefined;
  picture: string | undefined;
  providerName: string | undefined;
  subscription: Subscription;
  credits: number;
  /** May moderate. */
  isAdmin?: true;
}

/** How wheels name the user they belong to. */
export const ownerOf = ({ providerName, id }: User): string => `${providerName}:${id}`;

/** How a user is shown to people. Names aren't unique, so the email address is included. */
export function labelOf({ name, email }: User): string {
  return email && name !== email ? `${name} (${email})` : name;
}
