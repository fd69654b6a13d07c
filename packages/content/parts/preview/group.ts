/** The group of drafts with which staff look at the site: the Studio writes it into a preview's address. */

/** The type of the documents that name drafts to be published together. Only staff read them. */
export const GROUP_TYPE = 'draftGroup'

/** The parameter of a preview's address that has the id of a group. */
export const GROUP_PARAMETER = 'grupo'

/** The address of the site's home page in a preview with the drafts of a group alone. */
export const addressWithGroup = (id: string): string =>
  `/?${new URLSearchParams({ [GROUP_PARAMETER]: id })}`
