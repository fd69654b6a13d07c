import { REFRESH_MESSAGE } from '@elos/content/parts/preview/refresh'

/** The frames of this window that show pages of the site. */
const previewFrames = (siteUrl: string): HTMLIFrameElement[] =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(siteUrl))

/** Whether a page of the site is shown beside the form. */
export const hasPreview = (siteUrl: string): boolean => previewFrames(siteUrl).length > 0

/** Notifies the pages that are shown that a draft has changed. */
export function refreshPreviews(siteUrl: string): void {
  const { origin } = new URL(siteUrl)
  for (const { contentWindow } of previewFrames(siteUrl))
    contentWindow?.postMessage(REFRESH_MESSAGE, origin)
}
