/** Projection of a claim, wherever one is referenced. */
export const claimFields = `_id, kind, amount, unit, qualifier, period, text, conditions, source,
  sourceUrl, asOf, validFrom, validUntil`

/** Projection of a figure with its caption. */
export const statFields = `label, claim->{${claimFields}}`
