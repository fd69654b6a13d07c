/** The version of Sanity's API that every query of the site and the Studio is written for: a day. */
export const API_VERSION = '2025-02-19'
