import type { Author } from '@elos/content'

/** Returns the words after a person's name: 'corretora de seguros · Susep nº 201012345'; '' for nothing. */
export const signatureOf = ({
  role,
  registration,
}: Pick<Author, 'role' | 'registration'>): string =>
  [role, registration].filter(Boolean).join(' · ')
