/** The id of the page that is made for a document. One document makes one page, whoever clicks first. */
export const madePageId = (documentId: string): string => `route-${documentId}`

const PREVIEW = 'preview-'

/**
 * The id of the page under which the draft of a document is previewed before it has a page. It exists
 * only as a draft, is written anew for each preview, and goes when the document gets its page.
 */
export const previewPageId = (documentId: string): string => `${PREVIEW}${documentId}`

/** The beginning of the ids of the drafts of pages for previews. */
export const PREVIEW_DRAFTS = `drafts.${PREVIEW}`
