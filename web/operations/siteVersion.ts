/** Returns the commit that runs, as SITE_VERSION says; the release sets it. */
export const siteVersion = (): string => process.env.SITE_VERSION ?? 'unknown'
