/** The longest short name of a page, in characters: it stands in breadcrumbs and cards. */
export const NAME_LENGTH = { max: 60 }

/** The title of a page for search engines, which cut a longer one. */
export const TITLE_LENGTH = { max: 60 }

/** The description of a page for search engines, which cut a longer one and replace a shorter one. */
export const DESCRIPTION_LENGTH = { min: 70, max: 160 }
