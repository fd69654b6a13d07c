import type { CurrentUser } from 'sanity'

/** What the team calls a person who is signed in to the Studio. */
export const staffName = (user: Pick<CurrentUser, 'name' | 'email'> | null): string =>
  user?.name || user?.email || 'equipe'
