import type { CurrentUser } from 'sanity'

/** Returns the name by which the team knows a person who is signed in to the Studio. */
export const staffName = (user: Pick<CurrentUser, 'name' | 'email'> | null): string =>
  user?.name || user?.email || 'equipe'
