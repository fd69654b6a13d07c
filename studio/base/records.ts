/** The type of the records of what was deleted. Only staff read them. */
export const DELETION_TYPE = 'deletion'

/** The type of the records of where documents stood that were taken off the site or deleted. Only staff read them. */
export const ABSENCE_TYPE = 'absence'
