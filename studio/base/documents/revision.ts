import type { ReviewDocument } from '@elos/content/review/type'

/** The revision of a document as the Lake stores it; '' when it is unknown. */
export const revisionOf = ({ _rev }: ReviewDocument): string =>
  typeof _rev === 'string' ? _rev : ''
