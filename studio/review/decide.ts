import { DECISION_TYPE, decisionId } from '@elos/content/review/decisions'
import type { Finding } from '@elos/content/review/type'
import type { PatchOperations, SanityClient } from '@sanity/client'

/** Somebody's decision that everything may stay as it is. */
export interface Keeping {
  keptBy: string
  /** ISO day: the last one on which the decision holds. */
  until: string
  reason: string
}

/** Changes the record of a finding, which identifies it for whoever reads the dataset without the Studio. */
function record(client: SanityClient, finding: Finding, change: PatchOperations) {
  const { rule, documentId: about, path } = finding
  const _id = decisionId(finding)
  return client
    .transaction()
    .createIfNotExists({ _id, _type: DECISION_TYPE, rule, about, path })
    .patch(_id, change)
    .commit()
}

/** Keeps a finding as it is until a day, or until what it rests on changes. */
export const keep = (client: SanityClient, finding: Finding, keeping: Keeping) =>
  record(client, finding, {
    set: { ...keeping, fingerprint: finding.fingerprint, decidedAt: new Date().toISOString() },
  })

/** Takes a decision back. */
export const reopen = (client: SanityClient, finding: Finding) =>
  record(client, finding, { unset: ['keptBy', 'until', 'reason', 'fingerprint', 'decidedAt'] })

/** Assigns a finding to the person who takes care of it, or to nobody. */
export const assign = (client: SanityClient, finding: Finding, owner: string | undefined) =>
  record(client, finding, owner ? { set: { owner } } : { unset: ['owner'] })
