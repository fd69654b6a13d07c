import { DECISION_TYPE, decisionId } from '@elos/content/review/decisions'
import type { Finding } from '@elos/content/review/type'
import type { SanityClient } from '@sanity/client'

/** Somebody's decision that everything may stay as it is. */
export interface Keeping {
  keptBy: string
  /** ISO day: the last one on which the decision holds. */
  until: string
  reason: string
}

/** Returns a record that identifies the finding, for whoever reads the dataset without the Studio. */
const recordOf = (finding: Finding) => ({
  _id: decisionId(finding),
  _type: DECISION_TYPE,
  rule: finding.rule,
  about: finding.documentId,
  path: finding.path,
})

/** Keeps a finding as it is until a day, or until what it rests on changes. */
export const keep = (client: SanityClient, finding: Finding, keeping: Keeping) =>
  client
    .transaction()
    .createIfNotExists(recordOf(finding))
    .patch(decisionId(finding), (patch) =>
      patch.set({
        ...keeping,
        fingerprint: finding.fingerprint,
        decidedAt: new Date().toISOString(),
      }),
    )
    .commit()

/** Takes a decision back. */
export const reopen = (client: SanityClient, finding: Finding) =>
  client
    .patch(decisionId(finding))
    .unset(['keptBy', 'until', 'reason', 'fingerprint', 'decidedAt'])
    .commit()

/** Assigns a finding to the person who takes care of it, or to nobody. */
export const assign = (client: SanityClient, finding: Finding, owner: string | undefined) =>
  client
    .transaction()
    .createIfNotExists(recordOf(finding))
    .patch(decisionId(finding), (patch) => (owner ? patch.set({ owner }) : patch.unset(['owner'])))
    .commit()
