/** How many characters a text should have. */
interface Length {
  min?: number
  max: number
}

/** The short name of a page in breadcrumbs and cards. */
export const NAME_LENGTH = { max: 60 } satisfies Length

/** The title of a page for search engines, which cut a longer one. */
export const TITLE_LENGTH = { max: 60 } satisfies Length

/** The description of a page for search engines, which cut a longer one and replace a shorter one. */
export const DESCRIPTION_LENGTH = { min: 70, max: 160 } satisfies Length
