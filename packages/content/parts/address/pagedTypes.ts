/**
 * Whether documents of this type have pages: the types are those of `SUBJECT_TYPES`. They are in the query so that
 * TypeGen and the Lake leave out all other types.
 */
export const isOfPagedType = `_type in ["homePage", "partnerPage", "blogPage", "comparisonPage",
  "portabilityPage", "carrier", "plan", "product", "freePage", "article", "author", "articleCategory", "legalPage"]`
