/**
 * The fields that decide which documents a list holds and in which order, over all queries of this
 * package: routes by path and subject, articles by number and hour, carriers of the quote form, the
 * claim that dates the service's offer.
 */
const listingFields = 'path, subject, number, publishAt, order, quoteOption, measure'

/**
 * What a webhook is to send of a changed document (a `Change`), in GROQ's delta mode.
 *
 * @see https://www.sanity.io/docs/specifications/groq-functions#delta
 */
export const changeProjection = `{
  _id, _type, path, source, "previousPath": before().path,
  "relisted": delta::operation() != "update" || delta::changedAny((${listingFields}))
}`
