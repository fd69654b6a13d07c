import { aliceClaims } from './alice.ts'
import { amilClaims } from './amil.ts'
import { bradescoClaims } from './bradesco.ts'
import { brokerClaims, partnerClaims } from './broker.ts'
import { contractClaims } from './contracts.ts'
import { medseniorClaims } from './medsenior.ts'
import { portabilityClaims } from './portability.ts'
import { lifeClaims, otherProductClaims } from './products.ts'
import { sulamericaClaims } from './sulamerica.ts'

/** Every price, percentage, term and count the site states, by key. The document id is `claim-<key>`. */
export const claims = {
  ...bradescoClaims,
  ...sulamericaClaims,
  ...amilClaims,
  ...medseniorClaims,
  ...aliceClaims,
  ...lifeClaims,
  ...otherProductClaims,
  ...portabilityClaims,
  ...contractClaims,
  ...brokerClaims,
  ...partnerClaims,
}

export type ClaimKey = keyof typeof claims
