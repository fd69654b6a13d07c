/** The paths of the site at which Presentation begins and ends to show drafts. */
export const PREVIEW_MODE = {
  enable: '/api/draft-mode/enable',
  disable: '/api/draft-mode/disable',
} as const

/** The page that is previewed. Until the preview has begun, the address is that of its beginning. */
export const previewedPage = (address: string | undefined): string =>
  !address || address.startsWith(PREVIEW_MODE.enable) ? '/' : address
