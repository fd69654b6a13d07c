import { wellFormed } from '../unicode/wellFormed.ts'

/**
 * The parameters that name the campaign of a link: 'utm_source' is the field `source`. Ids of clicks (gclid, fbclid)
 * are none of them: they identify a person.
 *
 * @see https://support.google.com/analytics/answer/10917952
 */
export const CAMPAIGN_FIELDS = ['source', 'medium', 'campaign', 'term', 'content'] as const

export type CampaignField = (typeof CAMPAIGN_FIELDS)[number]

/** The campaign whose link led a visitor to the site. */
type Campaign = Partial<Record<CampaignField, string>>

/** The field of a form that is sent without its island, with the campaign as the query of a link. */
export const CAMPAIGN_FIELD = 'campaign'

/** The parameter of a field in a link. */
const parameterOf = (field: CampaignField): string => `utm_${field}`

/** The number of UTF-16 units of a value that are kept. */
const MAX_LENGTH = 100

/**
 * A value of a campaign on one line, as far as it is kept. Empty where it has an '@': some programs that send
 * e-mails put the reader's address there.
 */
const clean = (value: string) => {
  const line = value
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .trim()
  return line.includes('@') ? '' : wellFormed(line)
}

/** The campaign that the query of an address names, each value cleaned; undefined when it names none. */
export function campaignOf(query: string): Campaign | undefined {
  const values = new URLSearchParams(query)
  const entries = CAMPAIGN_FIELDS.flatMap((field) => {
    const value = clean(values.get(parameterOf(field)) ?? '')
    return value ? [[field, value]] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** A campaign as the query of a link: what `campaignOf` reads. */
export const queryOf = (campaign: Campaign): string =>
  String(
    new URLSearchParams(
      CAMPAIGN_FIELDS.flatMap((field) => {
        const value = campaign[field]
        return value ? [[parameterOf(field), value]] : []
      }),
    ),
  )
