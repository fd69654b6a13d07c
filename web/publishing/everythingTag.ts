/** The tag of every answer: what drops it, drops everything. */
export const EVERYTHING_TAG = 'everything'
