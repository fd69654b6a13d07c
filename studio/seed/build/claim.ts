import type { ClaimSeed } from '../data/claims/claim.ts'
import { reference } from '../markdown/portableText.ts'
import type { Seed } from './document.ts'

/** The document of a claim. */
export function claimDocument(key: string, seed: ClaimSeed): Seed<'claim'> {
  const { subject, ...stated } = seed
  return {
    _id: `claim-${key}`,
    _type: 'claim',
    ...(subject && { subject: reference(subject) }),
    ...stated,
  }
}
